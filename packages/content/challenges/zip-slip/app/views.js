const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

const STYLE = `
  :root { color-scheme: light; --ink: #1d1b2e; --soft: #635f7d; --line: #dedaf0; --page: #f6f4fd; --accent: #4b3fb5; --glow: #ffc94d; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } a { color: var(--accent); text-underline-offset: 3px; }
  header { background: #1d1b2e; } header a { display: flex; gap: 12px; align-items: center; max-width: 860px; margin: 0 auto; padding: 14px 20px; color: #fff; font: 700 20px/1.2 Georgia, serif; text-decoration: none; } header i { width: 20px; height: 26px; border-radius: 5px 5px 9px 9px; background: radial-gradient(circle at 50% 60%, #fff6d8, var(--glow) 60%, #b27b00); }
  main { max-width: 860px; margin: 26px auto; padding: 0 20px; } h1 { font: 700 27px/1.2 Georgia, serif; margin: 0 0 6px; } .lead { color: var(--soft); margin: 0 0 18px; } .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)); gap: 14px; margin-bottom: 20px; } .cover { display: block; background: linear-gradient(170deg, #2f2a63, #5a4fcf); color: #fff; text-decoration: none; border-radius: 8px; padding: 16px; min-height: 150px; font: 700 18px/1.25 Georgia, serif; overflow-wrap: anywhere; box-shadow: 0 6px 16px rgb(29 27 46 / 18%); }
  .card { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 20px 22px; margin-bottom: 16px; } .card h2 { font: 700 18px/1.3 Georgia, serif; margin: 0 0 6px; } pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; } textarea { display: block; width: 100%; margin: 5px 0 12px; font: 13.5px/1.6 ui-monospace, Menlo, monospace; padding: 11px 13px; border: 1px solid #b9b3dc; border-radius: 9px; } label { font-weight: 600; } button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 9px 18px; background: var(--accent); color: #fff; cursor: pointer; } :focus-visible { outline: 3px solid var(--glow); outline-offset: 2px; }
  .wrong { background: #fde8ea; color: #8b1b2b; border-radius: 9px; padding: 9px 13px; } footer { max-width: 860px; margin: 30px auto 50px; padding: 14px 20px 0; border-top: 1px solid var(--line); color: var(--soft); font-size: 13.5px; overflow-wrap: anywhere; }
`;

const page = (title, body, footer) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · The Lantern</title><style>${STYLE}</style></head><body><header><a href="/"><i></i>The Lantern</a></header><main>${body}</main><footer>${escape(footer)}</footer></body></html>`;

const SAMPLE = `{
  "issue": "march",
  "entries": [
    { "path": "cover.txt", "text": "March: The frogs are back" },
    { "path": "pages/pond.txt", "text": "We went out with torches." }
  ]
}`;

const home = (issues, footer, fault) => page('Kiosk', `<h1>The school magazine</h1><p class="lead">Pick an issue, or upload the next one.</p>${fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : ''}<div class="grid">${issues.map((name) => `<a class="cover" href="/issues/${escape(name)}">${escape(name)}</a>`).join('')}</div>
<section class="card"><h2>For editors</h2><form method="post" action="/issues"><label>Archive, as a list of entries<textarea name="archive" rows="8" spellcheck="false">${escape(SAMPLE)}</textarea></label><button>Unpack</button></form></section>`, footer);

const issuePage = (issue, pages, footer) => page(issue, `<h1>${escape(issue)}</h1><section class="card"><ul>${pages.map((name) => `<li><a href="/issues/${escape(issue)}/${escape(name)}">${escape(name)}</a></li>`).join('')}</ul></section>`, footer);

const textPage = (issue, name, text, footer) => page(name, `<p><a href="/issues/${escape(issue)}">${escape(issue)}</a></p><section class="card"><h2>${escape(name)}</h2><pre>${escape(text)}</pre></section>`, footer);

module.exports = { page, home, issuePage, textPage };
