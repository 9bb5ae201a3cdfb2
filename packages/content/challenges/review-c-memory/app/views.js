const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

const STYLE = `
  :root { color-scheme: light; --ink: #1f2a2c; --soft: #5b6c6f; --line: #d6e0e1; --page: #f2f6f6; --accent: #1b6470; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } main { max-width: 780px; margin: 0 auto; padding: 30px 20px 60px; } h1 { font-size: 24px; letter-spacing: -0.02em; margin: 0 0 4px; } .lead { color: var(--soft); margin: 0 0 18px; } .card { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 18px 20px; margin-bottom: 14px; } .card.list { padding: 0; overflow-x: auto; } table { width: 100%; border-collapse: collapse; } td, th { text-align: left; padding: 8px 18px; border-bottom: 1px solid var(--line); } th { font-size: 12.5px; color: var(--soft); } tr:last-child > td { border-bottom: 0; }
  code, textarea { font: 13.5px/1.6 ui-monospace, Menlo, monospace; overflow-wrap: anywhere; } label { display: block; font-weight: 600; margin-bottom: 12px; } textarea { display: block; width: 100%; margin-top: 5px; padding: 10px 13px; border: 1px solid #a5bbbe; border-radius: 9px; } button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 9px 18px; background: var(--accent); color: #fff; cursor: pointer; } :focus-visible { outline: 3px solid #e0a63f; outline-offset: 2px; }
  @media (max-width: 520px) { th, td { padding: 8px 10px; } }
`;

const EXAMPLE = `01 00
02 08 6d 61 73 74 20 31 32 41
03 02 00 15 00 16
06 00`;

const consolePage = (frames, results) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Gateway</title><style>${STYLE}</style></head><body><main><h1>Wexcombe Instruments, gateway</h1><p class="lead">Frames as they arrive by radio: 01 select, 02 name, 03 samples, 04 drop, 05 forget, 06 report, 07 new link.</p><form class="card" method="post" action="/frames"><label>Frames in hexadecimal, one per line<textarea name="frames" rows="7" spellcheck="false">${escape(frames || EXAMPLE)}</textarea></label><button>Send</button></form>${results.length > 0 ? `<section class="card list"><table><thead><tr><th>Frame</th><th>Result</th><th>Sent back</th></tr></thead><tbody>${results.map(({ frame, result, lines }) => `<tr><td><code>${escape(frame)}</code></td><td>${result}</td><td><code>${escape(lines.join(' '))}</code></td></tr>`).join('')}</tbody></table></section>` : ''}</main></body></html>`;

module.exports = { consolePage };
