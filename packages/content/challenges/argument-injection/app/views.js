const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

const STYLE = `
  :root { color-scheme: light; --ink: #17151c; --soft: #635d6c; --line: #e0dce6; --page: #f6f4f8; --accent: #6d2b50; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } a { color: var(--accent); text-underline-offset: 3px; }
  .keys { height: 34px; background: repeating-linear-gradient(90deg, #fff 0 37px, #17151c 37px 38px); border-bottom: 3px solid #17151c; }
  main { max-width: 840px; margin: 26px auto 60px; padding: 0 20px; } h1 { font: 600 30px/1.2 Georgia, serif; margin: 0 0 6px; } h2 { font: 600 19px/1.3 Georgia, serif; margin: 0 0 10px; } .lead { color: var(--soft); margin: 0 0 22px; max-width: 56ch; }
  .two { display: grid; grid-template-columns: 3fr 2fr; gap: 16px; align-items: start; } .card { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 20px 22px; }
  label { display: block; font-weight: 600; margin-bottom: 12px; } input, textarea { display: block; width: 100%; margin-top: 5px; font: inherit; font-weight: 400; padding: 9px 12px; border: 1px solid #bbb2c4; border-radius: 8px; } button { font: inherit; font-weight: 600; border: 0; border-radius: 8px; padding: 9px 18px; background: var(--accent); color: #fff; cursor: pointer; } :focus-visible { outline: 3px solid #d99a2b; outline-offset: 2px; }
  .wrong { background: #fbe8ee; color: #84173d; border-radius: 8px; padding: 9px 13px; } @media (max-width: 640px) { .two { grid-template-columns: 1fr; } }
`;

const page = (title, body) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Sparrow &amp; Daughters</title><style>${STYLE}</style></head><body><div class="keys"></div><main>${body}</main></body></html>`;

const home = (fault = '') => page('Piano tuning', `<h1>Sparrow &amp; Daughters</h1><p class="lead">We tune pianos, repair pedals and find the coin that fell between the keys. <a href="/public/prices.txt">Prices</a> · <a href="/public/opening.txt">Opening hours</a></p>${fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : ''}
<div class="two"><section class="card"><h2>Ask us a question</h2><form method="post" action="/question"><label>Your name<input name="name" autocomplete="name"></label><label>E-mail<input name="email" autocomplete="email"></label><label>Question<textarea name="text" rows="4"></textarea></label><button>Send</button></form></section>
<section class="card"><h2>Remind me</h2><p>One email every autumn, nothing else.</p><form method="post" action="/reminder"><label>E-mail<input name="email" autocomplete="email"></label><button>Remind me</button></form></section></div>`);

const thanks = (title, words) => page(title, `<h1>${escape(title)}</h1><p class="lead">${escape(words)}</p><p><a href="/">Back</a></p>`);

module.exports = { home, thanks, page };
