const { STYLE } = require('./style');

// The frame around every page. `term` is the text in the search box.
function page({ user }, title, body, term = '') {
  const who = user
    ? `<a href="/me">${user.name}</a><form method="post" action="/logout"><button class="plain">Sign out</button></form>`
    : '<a href="/login">Sign in</a>';
  const desk = user?.role === 'editor' ? '<a href="/desk">Desk</a>' : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · The Saltmouth Courier</title><style>${STYLE}</style></head>
<body><header><p class="date">Monday, 2 March · Harbor edition</p><a class="title" href="/">The Saltmouth Courier</a>
<nav><form class="search" action="/search"><input name="q" aria-label="Search the paper" placeholder="Search the paper" value="${term}"><button>Search</button></form><span class="links">${desk}${who}</span></nav></header>
<main>${body}</main><footer>The Saltmouth Courier · Printed at the harbor since 1884</footer></body></html>`;
}

module.exports = { page };
