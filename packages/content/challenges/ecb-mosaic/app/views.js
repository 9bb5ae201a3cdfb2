const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

const STYLE = `
  :root { color-scheme: light; --ink: #22303a; --soft: #5f6f7b; --line: #dbe3e8; --page: #f4f7f8; --accent: #3c6e71; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } a { color: var(--accent); text-underline-offset: 3px; }
  header { max-width: 680px; margin: 0 auto; padding: 26px 20px 0; display: flex; gap: 8px 20px; flex-wrap: wrap; align-items: baseline; } .brand { font: 600 21px/1.2 Georgia, serif; color: var(--ink); text-decoration: none; margin-right: auto; } header button { background: none; border: 0; padding: 0; color: var(--accent); font: inherit; text-decoration: underline; text-underline-offset: 3px; cursor: pointer; }
  main { max-width: 680px; margin: 22px auto 60px; padding: 0 20px; } h1 { font: 600 24px/1.25 Georgia, serif; margin: 0 0 6px; } .lead { color: var(--soft); margin: 0 0 18px; } .card { background: #fff; border: 1px solid var(--line); border-radius: 15px; padding: 22px; margin-bottom: 16px; }
  dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; margin: 0; } dt { font-size: 12.5px; color: var(--soft); } dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; } .mosaic { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 8px; } .tile { border-radius: 10px; padding: 26px 10px 8px; font: 12px/1.5 ui-monospace, Menlo, monospace; color: #14222b; overflow-wrap: anywhere; }
  label { font-weight: 600; } main input { display: block; width: 100%; margin: 6px 0 14px; font: inherit; padding: 10px 13px; border: 1px solid #a9bcc6; border-radius: 10px; } main button { font: inherit; font-weight: 600; border: 0; border-radius: 10px; padding: 10px 20px; background: var(--accent); color: #fff; cursor: pointer; } :focus-visible { outline: 3px solid #e8a33a; outline-offset: 2px; } .wrong { background: #fdeae4; color: #8b3013; border-radius: 9px; padding: 9px 13px; }
`;

function page(card, title, body) {
  const bar = card ? '<a href="/card">Your card</a><a href="/desk">Desk</a><form method="post" action="/leave"><button>Give the card back</button></form>' : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Larkspur Library</title><style>${STYLE}</style></head><body><header><a class="brand" href="/">Larkspur Library</a>${bar}</header><main>${body}</main></body></html>`;
}

const joinPage = (fault) => page(undefined, 'Join', `<section class="card"><h1>Get a card</h1><p class="lead">No form, no fee, no questions. Only a name.</p>${fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : ''}<form method="post" action="/join"><label>Name<input name="name" maxlength="16" autocomplete="off"></label><button>Join</button></form></section>`);

const tile = (block) => `<div class="tile" style="background: hsl(${Number.parseInt(block.slice(0, 4), 16) % 360} 55% 78%)">${block}</div>`;
const cardPage = (card, sealed) => page(card, 'Your card', `<section class="card"><h1>Your card</h1><dl><div><dt>Name</dt><dd>${escape(card.name)}</dd></div><div><dt>Since</dt><dd>${escape(card.since)}</dd></div><div><dt>Role</dt><dd>${escape(card.role)}</dd></div></dl></section><section class="card"><p class="lead">As your browser stores it, in the cookie <strong>card</strong>. Each tile is a block of sixteen bytes.</p><div class="mosaic">${sealed.match(/.{32}/g).map(tile).join('')}</div></section>`);

const deskPage = (card, code) => page(card, 'Desk', `<section class="card"><h1>Desk</h1><p>Good morning, ${escape(card.name)}. Code of the room with the rare books:</p><p><strong>${escape(code)}</strong></p></section>`);

module.exports = { page, joinPage, cardPage, deskPage };
