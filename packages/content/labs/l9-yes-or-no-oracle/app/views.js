// Text into HTML, always escaped.
const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character]);

const STYLE = `
  :root { color-scheme: light; --ink: #22201c; --soft: #6a6357; --line: #e4ddcf; --page: #f7f3ea; --accent: #b3361f; --deep: #2b3a33; --sun: #f0b429; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.55 system-ui, "Segoe UI", sans-serif; }
  a { color: var(--accent); text-underline-offset: 3px; }
  header.bar { background: var(--deep); border-bottom: 4px solid var(--sun); } header.bar > div { max-width: 820px; margin: 0 auto; padding: 14px 20px; display: flex; align-items: center; gap: 20px; flex-wrap: wrap; }
  header.bar a { color: #e9e4d6; text-decoration: none; } header.bar a.brand { color: #fff; font-weight: 700; font-size: 17px; margin-right: auto; display: flex; gap: 10px; align-items: center; }
  .brand b { display: grid; place-items: center; width: 28px; height: 28px; border-radius: 6px; background: var(--sun); color: var(--deep); font-size: 17px; }
  main { max-width: 820px; margin: 28px auto 60px; padding: 0 20px; }
  h1 { font-size: 26px; line-height: 1.2; letter-spacing: -0.02em; margin: 0 0 6px; } .lead { color: var(--soft); margin: 0 0 18px; }
  .card { background: #fff; border: 1px solid var(--line); border-radius: 14px; padding: 24px; margin-bottom: 18px; }
  form.search { display: grid; grid-template-columns: 2fr 1fr auto; gap: 14px; align-items: end; }
  label { font-weight: 600; } input, select { display: block; width: 100%; margin-top: 5px; font: inherit; font-weight: 400; padding: 10px 12px; border: 1px solid #bfb5a2; border-radius: 9px; background: #fff; }
  button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 11px 20px; background: var(--accent); color: #fff; cursor: pointer; }
  :focus-visible { outline: 3px solid var(--sun); outline-offset: 2px; }
  .answer { border-radius: 14px; padding: 20px 24px; margin-bottom: 18px; display: flex; gap: 16px; align-items: center; } .answer p { margin: 0; } .answer strong { display: block; font-size: 18px; }
  .answer b { flex: none; display: grid; place-items: center; width: 40px; height: 40px; border-radius: 50%; color: #fff; font-size: 20px; }
  .yes { background: #e3f1e4; border: 1px solid #b5d8b9; } .yes b { background: #2b7a3b; } .no { background: #efebe1; border: 1px solid #d9d0bd; } .no b { background: #857b68; }
  .asked { color: var(--soft); overflow-wrap: anywhere; } ul { padding-left: 20px; } li { margin-bottom: 6px; }
  .tips { display: grid; grid-template-columns: repeat(auto-fit, minmax(190px, 1fr)); gap: 14px; } .tips .card { margin: 0; padding: 18px 20px; } .tips h2 { font-size: 15px; margin: 0 0 4px; } .tips p { margin: 0; color: var(--soft); font-size: 14px; }
  @media (max-width: 560px) { form.search { grid-template-columns: 1fr; } }
`;

function page(title, body) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Northline Lost Property</title><style>${STYLE}</style></head>
<body><header class="bar"><div><a class="brand" href="/"><b>?</b>Northline Lost Property</a><a href="/">Search</a><a href="/rules">Why only yes or no</a></div></header><main>${body}</main></body></html>`;
}

function searchForm(stations, what, chosen) {
  const options = stations.map((name) => `<option${name === chosen ? ' selected' : ''}>${escape(name)}</option>`).join('');
  return `<section class="card"><form class="search" action="/search"><label>What did you lose?<input name="what" value="${escape(what)}" placeholder="umbrella, red glove, cello" maxlength="400"></label>
<label>Handed in at<select name="station"><option value="">any station</option>${options}</select></label><button>Ask</button></form></section>`;
}

function searchPage(stations) {
  return page('Search', `<h1>Lost something on the way?</h1><p class="lead">Ask our shelves. We answer at once, day and night.</p>${searchForm(stations, '', '')}
<div class="tips"><section class="card"><h2>One word is best</h2><p>“glove” finds more than “my favorite glove”.</p></section><section class="card"><h2>Give it two days</h2><p>Trains carry things to the end of the line first.</p></section><section class="card"><h2>Bring proof</h2><p>A photo, a receipt, a key that fits. Open from 8 to 18.</p></section></div>`);
}

function answerPage(stations, what, station, here) {
  const answer = here
    ? '<div class="answer yes"><b aria-hidden="true">✓</b><p><strong>Found</strong>Something like that is on our shelves. Please come and describe it.</p></div>'
    : '<div class="answer no"><b aria-hidden="true">✗</b><p><strong>Not found</strong>Nothing like that has been handed in so far.</p></div>';
  return page(here ? 'Found' : 'Not found', `<h1>Our answer</h1><p class="lead asked">You asked for “${escape(what)}”${station ? ` at ${escape(station)}` : ''}.</p>${answer}${searchForm(stations, what, station)}`);
}

function rulesPage() {
  return page('Why only yes or no', `<section class="card"><h1>Why we only say yes or no</h1><p>We used to show a list with pictures. Within a month, people we had never met could describe other people's cameras down to the last scratch.</p>
<ul><li>The search says whether something fits, never what, how many or whose.</li><li>Valuables are kept in the strongroom. Its code is changed every morning and known only to the officer on duty.</li><li>Whatever goes wrong with a search, the answer is a polite no. Our computers keep their troubles to themselves.</li></ul><p><a href="/">Back to the search</a></p></section>`);
}

module.exports = { page, searchPage, answerPage, rulesPage };
