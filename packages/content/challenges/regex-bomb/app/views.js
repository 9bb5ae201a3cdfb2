const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

const STYLE = `
  :root { color-scheme: light; --ink: #22301d; --soft: #5f7057; --line: #dbe6d2; --page: #f3f8ee; --accent: #3f7a24; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; }
  main { max-width: 880px; margin: 0 auto; padding: 30px 20px 60px; } h1 { font-size: 27px; letter-spacing: -0.02em; margin: 0 0 4px; } .lead { color: var(--soft); margin: 0 0 22px; }
  .two { display: grid; grid-template-columns: 2fr 3fr; gap: 18px; align-items: start; } .card { background: #fff; border: 1px solid var(--line); border-radius: 14px; padding: 18px 20px; margin-bottom: 12px; } .card h2 { font-size: 16px; margin: 0 0 2px; } .card p { margin: 0 0 8px; overflow-wrap: anywhere; }
  .tag { display: inline-block; background: #e3f0d8; color: #2f5c1b; border-radius: 99px; padding: 1px 11px; font-size: 13px; margin: 0 5px 4px 0; } label { display: block; font-weight: 600; margin-bottom: 12px; } input, textarea { display: block; width: 100%; margin-top: 5px; font: inherit; font-weight: 400; padding: 9px 12px; border: 1px solid #b3c8a5; border-radius: 9px; } button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 9px 18px; background: var(--accent); color: #fff; cursor: pointer; } :focus-visible { outline: 3px solid #e8a33a; outline-offset: 2px; }
  .wrong { background: #fdebe3; color: #8a3312; border-radius: 9px; padding: 9px 13px; margin: 0 0 14px; } @media (max-width: 640px) { .two { grid-template-columns: 1fr; } }
`;

function listPage(offers, given, fault) {
  const cards = offers.map((offer) => `<article class="card"><h2>${escape(offer.name)}</h2><p>${escape(offer.text)}</p>${offer.tags.split(',').map((tag) => tag.trim()).filter(Boolean).map((tag) => `<span class="tag">${escape(tag)}</span>`).join('')}</article>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Seed swap</title><style>${STYLE}</style></head><body><main><h1>Seed swap on the common</h1><p class="lead">Saturday, 14 March. Bring what you have too much of.</p><div class="two"><section class="card">${fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : ''}<form method="post" action="/offers"><label>Your name or plot<input name="name" value="${escape(given.name)}"></label><label>Tags<input name="tags" value="${escape(given.tags)}" placeholder="tomato, broad bean"></label><label>What you bring<textarea name="text" rows="3">${escape(given.text)}</textarea></label><button>Put on the table</button></form></section><div>${cards.join('')}</div></div></main></body></html>`;
}

module.exports = { listPage };
