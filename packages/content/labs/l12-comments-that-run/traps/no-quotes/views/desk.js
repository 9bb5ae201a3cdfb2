const { text } = require('../encode');
const { page } = require('./layout');
const { comment } = require('./comment');

function deskPage(req, comments) {
  const entries = comments.map((entry) =>
    comment(entry, `<div class="under"><span>on <a href="/articles/${entry.article_id}">${text(entry.headline)}</a></span>
<form method="post" action="/desk/${entry.id}/take-down"><button class="down" aria-label="Take down the comment by ${text(entry.name)}">Take down</button></form></div>`),
  );
  return page(req, 'Desk', `<h1>Desk</h1><p class="byline">The latest comments from all articles</p><ul class="comments">${entries.join('')}</ul>`);
}

module.exports = { deskPage };
