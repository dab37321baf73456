/// What changes with the reader's settings, on narrow windows and on paper.
extension PageStyle {
  static let media = #"""
    .stage[data-style="gradient"] [class$="k"] { fill: var(--still); }
    .stage[data-style="animatedGradient"] [class$="k"] { fill: var(--slide); }
    @media (max-width: 560px) { .top, main { padding-left: 12px; padding-right: 12px; }
      .panel, .pictures { padding: 12px; }
      .card { display: grid; grid-template-columns: 84px minmax(0, 1fr); grid-template-rows: auto auto 1fr;
        gap: 2px 12px; } .mat { grid-row: 1 / 4; height: 118px; padding: 6px; margin: 0; }
        .thumb { height: 104px; }
      .cards { gap: 10px; } .cards > li { contain-intrinsic-size: auto 142px; } }
    @media (prefers-reduced-motion: reduce) {
      .stage [class$="k"], .after .device > svg { animation: none !important; }
      .stage[data-style="animatedGradient"] [class$="k"] { fill: var(--still); } }
    @media (forced-colors: active) {
      .row[aria-selected="true"] { outline: 2px solid Highlight; outline-offset: -2px; }
      .pill, .badge { border: 1px solid; } .device, .thumb, .mark { forced-color-adjust: none; } }
    @media print {
      :root, :root[data-theme] { color-scheme: light; }
      body { font-size: 10.5pt; background: none;
      } .skip, .controls, .about, .panel.steps { display: none !important; }
      main, .top { padding-left: 0; padding-right: 0; } .columns { display: block; }
      .panel, .pictures { border: 0; padding: 0; margin: 0 0 14pt; } .tree { max-height: none;
      overflow: visible; }
      .stage { grid-template-columns: 1fr 1fr; --fit: calc(150mm * var(--w) / var(--h)); }
      .device, .thumb { box-shadow: none; print-color-adjust: exact; }
      .cards > li { content-visibility: visible; } .tree-panel, .pictures { position: static; }
      .finding, .card, figure { break-inside: avoid; } .row { padding-top: 1px; padding-bottom: 1px; }
      [class$="k"] { animation: none !important; } .cards { grid-template-columns: repeat(4, 1fr); } }

    """#
}
