// What the expressions of skelinspect_lldb.py use of Foundation, so that the compiler can read them anywhere.

typedef signed char BOOL; typedef struct objc_selector *SEL;
@class NSString, NSArray, NSDictionary, NSData, NSNumber;
__attribute__((objc_root_class)) @interface NSObject
+ (id)alloc;
+ (id)new;
- (Class)class;
+ (Class)superclass;
- (BOOL)isKindOfClass:(Class)c;
- (BOOL)respondsToSelector:(SEL)s;
- (id)performSelector:(SEL)s;
- (id)valueForKey:(NSString*)k;
- (id)valueForKeyPath:(NSString*)k;
- (NSString*)description;
- (BOOL)isEqual:(id)o;
@end
typedef struct { unsigned long state; id *itemsPtr; unsigned long *mutationsPtr; unsigned long extra[5]; } NSFastEnumerationState;
@protocol NSFastEnumeration
- (unsigned long)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id *)buffer count:(unsigned long)len;
@end
@interface NSString : NSObject
+ (id)stringWithFormat:(NSString*)f, ...;
- (unsigned long)lengthOfBytesUsingEncoding:(unsigned long)e;
- (NSString*)stringByAppendingString:(NSString*)s;
- (const char*)UTF8String;
- (NSData*)dataUsingEncoding:(unsigned long)e;
- (NSArray*)componentsSeparatedByString:(NSString*)s;
- (BOOL)isEqualToString:(NSString*)s;
- (unsigned long)length;
- (id)initWithData:(NSData*)d encoding:(unsigned long)e;
@end
@interface NSConstantString : NSString { char *p; unsigned l; } @end
@interface NSArray : NSObject <NSFastEnumeration>
- (unsigned long)count;
- (id)objectAtIndex:(unsigned long)i;
- (NSString*)componentsJoinedByString:(NSString*)s;
@end
@interface NSMutableArray : NSArray
+ (id)array;
+ (id)arrayWithObject:(id)o;
- (void)addObject:(id)o;
@end
@interface NSMutableSet : NSObject
+ (id)set;
- (void)addObject:(id)o;
- (BOOL)containsObject:(id)o;
@end
@interface NSDictionary : NSObject <NSFastEnumeration>
- (id)objectForKey:(id)k;
@end
@interface NSMutableDictionary : NSDictionary
+ (id)dictionary;
- (void)setObject:(id)o forKey:(id)k;
@end
@interface NSNumber : NSObject
+ (id)numberWithLong:(long)l;
+ (id)numberWithUnsignedLong:(unsigned long)l;
- (long)longValue;
@end
@interface NSData : NSObject
@end
@interface NSJSONSerialization : NSObject
+ (id)JSONObjectWithData:(NSData*)d options:(unsigned long)o error:(id*)e;
+ (NSData*)dataWithJSONObject:(id)o options:(unsigned long)p error:(id*)e;
@end
extern "C" { SEL NSSelectorFromString(NSString*); Class NSClassFromString(NSString*); NSString *NSStringFromClass(Class); }
#define nil __null
