/// The page's style sheet: system fonts, light and dark, from 320 pixels up, and on paper.
enum PageStyle {
  static let text = "\n" + [colors, words, gallery, screen, tree, pictures, findings, media].joined()

  private static let colors = #"""
    :root { color-scheme: light dark;
      --page: light-dark(#f3f5f7,#11151a); --card: light-dark(#ffffff,#1a2027);
      --text: light-dark(#1c242c,#e6ebf0); --quiet: light-dark(#55616d,#9daab6);
      --line: light-dark(#d9dfe5,#313b45); --field: light-dark(#7b8893,#71808d);
      --accent: light-dark(#0b5cbf,#78b6ff); --tint: light-dark(#e6effa,#1d3048);
      --error: light-dark(#b3261e,#ff9a94); --error-tint: light-dark(#fcebea,#3d1f20);
      --warning: light-dark(#855300,#f2bd5c); --warning-tint: light-dark(#fdf2dd,#3a2c12);
      --note: light-dark(#2f5d7c,#93c5ea); --note-tint: light-dark(#e8f1f7,#1b2f3d);
      --good: light-dark(#1c6b43,#7fd3a6); --good-tint: light-dark(#e5f4ec,#17332a);
      --ink: light-dark(#ffffff,#11151a);
      --screen: light-dark(#ffffff,#000000); --bezel: light-dark(#c9d1d8,#3b4651);
      --wire: light-dark(#a3afba,#596673); --area: light-dark(#e1e6eb,#28313a);
      --label: light-dark(#5b6772,#9aa7b3); }
    :root[data-theme="light"] { color-scheme: light; }
    :root[data-theme="dark"], .stage[data-dark] { color-scheme: dark; }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html:not(.js) .controls { display: none; }

    """#

  private static let words = #"""
    body { margin: 0; background: var(--page); color: var(--text);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
    h1, h2, h3 { line-height: 1.25; margin: 0; overflow-wrap: anywhere; text-wrap: balance; }
    h1 { font-size: 1.35rem; } h2 { font-size: 1.2rem; } h3 { font-size: 1rem; }
    h2:focus, main:focus { outline: none; }
    p { margin: .4rem 0; overflow-wrap: anywhere; }
    code, pre { font: .86em/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
      overflow-wrap: anywhere; }
    a { color: var(--accent); } .quiet { color: var(--quiet); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    .hidden-text { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap; }
    .skip { position: absolute; left: 12px; top: -60px; background: var(--card); padding: 8px 14px;
      z-index: 9; }
    .skip:focus { top: 8px; }
    select, input[type="search"], button { font: inherit; color: inherit; background: var(--card);
      border: 1px solid var(--field); border-radius: 7px; padding: 4px 10px; min-height: 32px;
      max-width: 100%; }
    button { cursor: pointer; } button:hover:enabled { background: var(--tint); }
    button:disabled { color: var(--quiet); border-color: var(--line); cursor: default; }
    label { display: inline-flex; gap: 8px; align-items: center; flex-wrap: wrap; }
    .controls { display: flex; gap: 8px 18px; align-items: center; flex-wrap: wrap; font-size: .93rem; }
    .top { display: flex; flex-wrap: wrap; gap: 8px 24px; justify-content: space-between; align-items: start;
      padding: 18px 24px 14px; background: var(--card); border-bottom: 1px solid var(--line); }
    .top p { margin: .2rem 0 0; }
    main { padding: 20px 24px 48px; max-width: 1800px; margin: 0 auto; }
    .bar { display: flex; flex-wrap: wrap; gap: 8px 24px; justify-content: space-between; align-items: center;
      margin-bottom: 14px; }
    .notices { background: var(--warning-tint); border: 1px solid var(--line); border-radius: 10px;
      padding: 12px 16px; margin-bottom: 20px; }
    .notices ul { margin: .3rem 0 0; padding-left: 1.2rem; overflow-wrap: anywhere; }

    """#

  private static let gallery = #"""
    .cards { list-style: none; margin: 0 0 24px; padding: 0; display: grid; gap: 16px;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr)); }
    .cards > li { content-visibility: auto; contain-intrinsic-size: auto 330px; }
    .card { display: flex; flex-direction: column; gap: 3px; height: 100%; padding: 12px; color: inherit;
      text-decoration: none; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
    .card:hover { border-color: var(--accent); box-shadow: 0 2px 12px light-dark(#0b5cbf22,#00000066); }
    .mat { display: grid; place-items: center; height: 210px; background: var(--page); border-radius: 8px;
      padding: 12px; margin-bottom: 8px; }
    .thumb { height: 186px; max-width: 100%; background: var(--screen); border: 1px solid var(--bezel);
      border-radius: 8px; }
    .thumb-k { fill: light-dark(#c3ccd4,#4a5661); } .thumb-o { fill: none; stroke: var(--wire);
      stroke-width: 2; }
    .thumb-e { fill: none; stroke: var(--error); stroke-width: 5; }
    .no-thumb { color: var(--quiet); font-size: .9rem; }
    .card .name { font-weight: 650; overflow-wrap: anywhere; }
    .card:hover .name { text-decoration: underline; }
    .card .file { color: var(--quiet); font-size: .85rem; overflow-wrap: anywhere; }
    .pills { margin-top: auto; padding-top: 6px; display: flex; flex-wrap: wrap; gap: 6px; }
    .pill { display: inline-block; font-size: .82rem; font-weight: 600; border-radius: 99px;
      padding: 1px 9px; }
    .pill-E { color: var(--error); background: var(--error-tint); }
    .pill-W { color: var(--warning); background: var(--warning-tint); }
    .pill-N { color: var(--note); background: var(--note-tint); }
    .pill-clean { color: var(--good); background: var(--good-tint); }

    """#

  private static let screen = #"""
    .screen { margin-bottom: 40px; } .screen > nav { margin-bottom: 10px; }
    .about-screen { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; color: var(--quiet);
      margin: .4rem 0 1rem; }
    .columns { display: grid; gap: 16px; align-items: start; grid-template-columns: minmax(0, 1fr);
      grid-template-areas: "tree" "pictures" "side"; }
    .tree-panel { grid-area: tree; } .pictures { grid-area: pictures; min-width: 0; }
    .side { grid-area: side; display: grid; gap: 16px; min-width: 0; }
    .panel, .pictures { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
      padding: 14px 16px; }
    .panel.steps { display: block; } html:not(.js) .panel.steps { display: none; }
    .steps p { margin: .5rem 0 0; } .step { min-height: 3em; }
    @media (min-width: 760px) {
      .columns { grid-template-columns: minmax(250px, 2fr) minmax(0, 3fr);
        grid-template-areas: "tree pictures" "side side"; }
      .side { grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); align-items: start; } }
    @media (min-width: 1180px) {
      .columns { grid-template-columns: minmax(260px, 25fr) minmax(0, 48fr) minmax(270px, 27fr);
        grid-template-areas: "tree pictures side"; }
      .tree-panel, .pictures { position: sticky; top: 12px; }
      .side { grid-template-columns: minmax(0, 1fr); } }

    """#
}
