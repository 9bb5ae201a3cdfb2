const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

const STYLE = `
  :root { color-scheme: light; --ink: #2a1f33; --soft: #6d6177; --line: #e4dbea; --page: #f8f4fa; --accent: #7a3b8f; --deep: #35213f; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } a { color: var(--accent); text-underline-offset: 3px; }
  header { background: var(--deep); } header > div { max-width: 780px; margin: 0 auto; padding: 13px 20px; display: flex; gap: 8px 18px; flex-wrap: wrap; align-items: center; } header a, header button { color: #e9dcf0; text-decoration: none; background: none; border: 0; padding: 0; font: inherit; cursor: pointer; } .brand { color: #fff; font-weight: 700; font-size: 17px; margin-right: auto; }
  main { max-width: 780px; margin: 26px auto 60px; padding: 0 20px; } h1 { font-size: 25px; letter-spacing: -0.02em; margin: 0 0 4px; } h2 { font-size: 16px; margin: 0 0 10px; } .lead { color: var(--soft); margin: 0 0 18px; } .card { background: #fff; border: 1px solid var(--line); border-radius: 13px; padding: 18px 20px; margin-bottom: 13px; } ul { list-style: none; margin: 0; padding: 0; } li { display: flex; gap: 14px; align-items: center; padding: 8px 0; border-bottom: 1px solid var(--line); } li:last-child { border-bottom: 0; } li span { flex: 1; } li.done span { text-decoration: line-through; color: var(--soft); }
  label { display: block; font-weight: 600; margin-bottom: 12px; } input, select { display: block; width: 100%; margin-top: 5px; font: inherit; font-weight: 400; padding: 9px 12px; border: 1px solid #c3b3cc; border-radius: 9px; background: #fff; } main button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 8px 16px; background: var(--accent); color: #fff; cursor: pointer; } li button { background: #efe4f4; color: var(--accent); padding: 4px 12px; } :focus-visible { outline: 3px solid #e0a63f; outline-offset: 2px; } .login { max-width: 380px; margin: 7vh auto; } .wrong { background: #fdeae4; color: #8b3013; border-radius: 9px; padding: 9px 13px; }
`;

function page({ person }, title, body) {
  const bar = person ? `<a href="/plans">Plans</a><form method="post" action="/logout"><button>Sign out ${escape(person.name)}</button></form>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Juniper Events</title><style>${STYLE}</style></head><body><header><div><a class="brand" href="/plans">Juniper Events</a>${bar}</div></header><main>${body}</main></body></html>`;
}

const loginPage = (fault) => page({}, 'Sign in', `<section class="card login"><h1>Sign in</h1>${fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : '<p class="lead">Plans for parties, fairs and surprises.</p>'}<form method="post" action="/login"><label>E-mail<input name="email" type="email" autocomplete="username"></label><label>Password<input name="password" type="password" autocomplete="current-password"></label><button>Sign in</button></form></section>`);

const plansPage = (req, plans) => page(req, 'Plans', `<h1>Your plans</h1><p class="lead">Only its members see a plan.</p><section class="card"><ul>${plans.map((plan) => `<li><span><a href="/plans/${plan.id}">${escape(plan.title)}</a></span>${escape(plan.status)}</li>`).join('') || '<li>None yet.</li>'}</ul></section>`);

const planPage = (req, items, sources) => page(req, req.plan.title, `<h1>${escape(req.plan.title)}</h1><p class="lead">Plan ${req.plan.id}, ${escape(req.plan.status)}</p>
<section class="card"><ul>${items.map((item) => `<li class="${item.done ? 'done' : ''}"><span>${escape(item.text)}</span><form method="post" action="/plans/${req.plan.id}/items/${item.id}/toggle"><button>${item.done ? 'Reopen' : 'Done'}</button></form></li>`).join('') || '<li>Nothing yet.</li>'}</ul></section>
<section class="card"><form method="post" action="/plans/${req.plan.id}/items"><label>New item<input name="text" maxlength="200"></label><button>Add</button></form></section>
<section class="card"><h2>Copy items from another plan</h2><form method="post" action="/plans/${req.plan.id}/copy"><label>Plan<select name="from">${sources.map((plan) => `<option value="${plan.id}">${escape(plan.title)}</option>`).join('')}</select></label><button>Copy</button></form></section>
<form method="post" action="/plans/${req.plan.id}/close"><button>Close this plan</button></form>`);

module.exports = { page, loginPage, plansPage, planPage };
