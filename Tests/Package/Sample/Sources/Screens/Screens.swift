public enum Screens {}
