/// The look of an opened screen: tree, pictures, findings.
extension PageStyle {
  static let tree = #"""
    .tree { margin: 8px -10px -6px; max-height: min(44vh, 420px); overflow: auto;
      overscroll-behavior: contain;
      font-size: .9rem; scrollbar-width: thin; }
    @media (min-width: 760px) { .tree { max-height: max(420px, 100vh - 190px); } }
    .tree ol { list-style: none; margin: 0; padding: 0 10px; }
    .tree li { padding: 3px 0 3px calc(var(--d) * 14px); overflow-wrap: anywhere; }
    .row { display: grid; grid-template-columns: 18px minmax(0, 1fr) auto; gap: 4px; align-items: baseline;
      padding: 4px 8px 4px calc(2px + var(--d) * min(14px, 1.6vw)); border-radius: 6px; cursor: pointer; }
    .row:hover, .row.lit { background: var(--tint); }
    .row[aria-selected="true"] { background: var(--tint); box-shadow: inset 3px 0 var(--accent); }
    .row:focus-visible { outline-offset: -3px; }
    .row .words { overflow-wrap: anywhere; } .row b { font-weight: 600; }
    .row .line { font-size: .8rem; font-variant-numeric: tabular-nums; }
    .row.more { display: block; color: var(--accent);
      padding-left: calc(22px + var(--d) * min(14px, 1.6vw)); }
    .twist { align-self: stretch; position: relative; }
    [aria-expanded] > .twist::before { content: ""; position: absolute; left: 5px; top: .38em; width: 6px;
      height: 6px; border: solid var(--quiet); border-width: 0 2px 2px 0; transform: rotate(-45deg); }
    [aria-expanded="true"] > .twist::before { transform: rotate(45deg); }
    .facts { color: var(--quiet); } .lines, .block { color: var(--good); }
    .container, .collection { color: var(--note); } .uncovered { color: var(--warning); }
    .lost { color: var(--error); } .skull { color: var(--quiet); }
    .row:is(:hover, .lit, [aria-selected="true"]) :is(.facts.unreached, .facts.underBlock, .quiet, .skull) {
      color: var(--text); }

    """#

  static let pictures = #"""
    .definitions { position: absolute; }
    .stage { display: grid; gap: 16px; justify-content: center; scroll-margin-top: 60px;
      --fit: calc(max(100vh - 300px, 340px) * var(--w) / var(--h));
      --one: min(var(--w) * 1px, var(--fit), 100%);
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 210px), 1fr)); }
    .stage figure { margin: 0; min-width: 0; display: flex; flex-direction: column; align-items: center; }
    .stage figcaption { font-size: .85rem; color: var(--quiet); margin-bottom: 8px; text-align: center; }
    .pictures { container-type: inline-size; }
    .device { position: relative; width: var(--one); background: var(--screen);
      border: 2px solid var(--bezel);
      border-radius: min(18px, 6%); overflow: hidden;
      box-shadow: 0 3px 16px light-dark(#1c242c1f,#00000080); }
    .device svg { display: block; width: 100%; height: auto; }
    .stage[data-dark] figcaption { color: light-dark(#55616d,#9daab6); }
    .crash { position: absolute; inset: 0; margin: 0; padding: 10%; overflow: auto; font-size: .9rem;
      color: var(--error); display: flex; flex-direction: column; justify-content: center; }
    .stage [class$="k"] { fill: var(--k); } .stage [class$="o"] { fill: none; stroke: var(--wire); }
    .stage [class$="a"] { fill: none; pointer-events: all; } .stage [class$="c"] { fill: none;
      stroke: var(--area); }
    .stage [class$="t"] { fill: var(--label); font-family: system-ui, sans-serif; }
    .stage [class$="e"]:is(rect, path) { fill: none; stroke: var(--error); stroke-width: 2; }
    .stage [class$="w"]:is(rect, path) { fill: none; stroke: var(--warning); stroke-width: 2;
      stroke-dasharray: 5 3; }
    .device g[data-view] > :is(rect, path) { pointer-events: all; cursor: pointer; }
    .device text { pointer-events: none; } .mark { cursor: pointer; } .mark circle { stroke: var(--screen);
      stroke-width: 1.5; }
    .mark text { font: bold 11px system-ui, sans-serif; text-anchor: middle; fill: var(--ink); }
    .mark-E circle { fill: var(--error); } .mark-W circle { fill: var(--warning); }
    .mark-N circle { fill: var(--note); }
    .halo { pointer-events: none; } .halo rect { fill: var(--accent); fill-opacity: .14;
      stroke: var(--accent);
      stroke-width: 3; }
    @keyframes fade { from { opacity: 0; } } @keyframes pulse { to { fill: var(--p); } }
    .stage[data-style="animatedSolid"] [class$="k"] { animation: pulse 1s ease-in-out infinite alternate; }
    .after .device > svg { animation: fade var(--fade); }
    .stage[data-mode="slider"] { grid-template-columns: minmax(0, 1fr); }
    .stage[data-mode="slider"] figure { grid-area: 1 / 1; }
    .stage[data-mode="slider"] .after { clip-path: inset(0); pointer-events: none; }
    .stage[data-mode="slider"] figcaption { visibility: hidden; }
    .stage[data-mode="slider"] .after .device { box-shadow: none; background: none; overflow: visible; }
    .stage[data-mode="slider"] .after .device > svg { background: var(--screen); animation: none;
      clip-path: inset(0 0 0 var(--cut) round 0 14px 14px 0); pointer-events: auto; }
    .stage[data-mode="slider"] .after .device::after { content: ""; position: absolute; top: 0; bottom: 0;
      left: var(--cut); width: 2px; background: var(--accent); }
    .stage .slider { display: flex; justify-content: center; }
    .slider input { width: var(--one); margin: 0; min-height: 32px; accent-color: var(--accent);
      direction: rtl; }
    .about { min-height: 3em; margin: 12px 0 0; }
    .remarks { margin: 8px 0 0; padding-left: 1.1rem; color: var(--quiet); font-size: .87rem;
      overflow-wrap: anywhere; }

    """#

  static let findings = #"""
    .findings { list-style: none; margin: 10px 0 0; padding: 0; display: grid; gap: 10px; }
    .finding { border-left: 3px solid var(--line); padding: 2px 0 2px 12px; min-width: 0; }
    .finding-E { border-color: var(--error); } .finding-W { border-color: var(--warning); }
    .finding-N { border-color: var(--note); }
    .finding p { margin: 0 0 .35rem; } .message { font-weight: 550; }
    .severity { font-size: .85rem; font-weight: 650; }
    .finding-E .severity { color: var(--error); } .finding-W .severity { color: var(--warning); }
    .finding-N .severity { color: var(--note); }
    .place, .notes { font-size: .87rem; color: var(--quiet); }
    .notes { margin: .3rem 0 0; padding-left: 1.1rem; overflow-wrap: anywhere; }
    .finding pre { margin: 0 0 .35rem; padding: 5px 9px; background: var(--page); border-radius: 6px;
      white-space: pre-wrap; }
    details { font-size: .9rem; } summary { cursor: pointer; color: var(--accent); padding: 3px 0; }
    .suppressed { margin-top: 12px; } .suppressed ul { padding-left: 1.1rem; overflow-wrap: anywhere; }
    .badge { display: inline-grid; place-items: center; min-width: 22px; min-height: 22px; padding: 0 5px;
      border: 0; border-radius: 99px; font: bold 12px/1 system-ui, sans-serif; color: var(--ink); }
    button.badge { min-width: 26px; min-height: 26px; }
    .badge-E, button.badge-E:hover:enabled { background: var(--error); }
    .badge-W, button.badge-W:hover:enabled { background: var(--warning); }
    .badge-N, button.badge-N:hover:enabled { background: var(--note); }

    """#
}
