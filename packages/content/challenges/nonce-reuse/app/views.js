const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

const STYLE = `
  :root { color-scheme: dark; --ink: #e6ecf2; --soft: #9fb0c0; --line: #2b3a49; --page: #121a22; --card: #1a2530; --accent: #6fc3b5; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } main { max-width: 860px; margin: 0 auto; padding: 30px 20px 60px; } h1 { font-size: 25px; letter-spacing: -0.02em; margin: 0 0 4px; } .lead { color: var(--soft); margin: 0 0 20px; }
  .card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 18px 20px; margin-bottom: 14px; } .card.list { padding: 0; overflow-x: auto; } table { width: 100%; border-collapse: collapse; } td, th { text-align: left; vertical-align: top; padding: 10px 18px; border-bottom: 1px solid var(--line); } th { font-size: 12.5px; color: var(--soft); } tr:last-child > td { border-bottom: 0; } code { font: 12.5px/1.6 ui-monospace, Menlo, monospace; color: var(--accent); overflow-wrap: anywhere; }
  label { display: block; font-weight: 600; margin-bottom: 12px; } input { display: block; width: 100%; margin-top: 5px; font: inherit; font-weight: 400; color: var(--ink); background: #0e151c; padding: 9px 12px; border: 1px solid #52677a; border-radius: 9px; } button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 9px 18px; background: var(--accent); color: #0c211d; cursor: pointer; } :focus-visible { outline: 3px solid #e8b95a; outline-offset: 2px; }
  @media (max-width: 520px) { th, td { padding: 9px 10px; } }
`;

const boardPage = (messages) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Tern Couriers</title><style>${STYLE}</style></head><body><main><h1>Tern Couriers, board</h1><p class="lead">Sealed for the devices of our couriers. The same as JSON: <code>/board.json</code></p><section class="card list"><table><thead><tr><th>No.</th><th>Time</th><th>From</th><th>Nonce</th><th>Sealed message</th></tr></thead><tbody>${messages.map(({ id, time, sender, nonce, sealed }) => `<tr><td>${id}</td><td>${escape(time)}</td><td>${escape(sender)}</td><td><code>${nonce}</code></td><td><code>${sealed}</code></td></tr>`).join('')}</tbody></table></section><form class="card" method="post" action="/messages"><label>Write to dispatch<input name="text" maxlength="500" autocomplete="off"></label><button>Send</button></form></main></body></html>`;

module.exports = { boardPage };
