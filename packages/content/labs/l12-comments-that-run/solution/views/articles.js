const { data, text } = require('../encode');
const { page } = require('./layout');
const { comment } = require('./comment');

const story = (article) => `<li><p class="kicker">${text(article.section)}</p><a href="/articles/${article.id}">${text(article.headline)}</a><p>${text(article.body.slice(0, 110))}…</p></li>`;

function frontPage(req, articles) {
  return page(req, 'Today', `<ul class="stories">${articles.map(story).join('')}</ul>`);
}

function articlePage(req, article, comments) {
  const paragraphs = article.body.split('\n').map((part) => `<p>${text(part)}</p>`);
  const form = req.user
    ? `<form class="write" method="post" action="/articles/${article.id}/comments"><label>Your comment<textarea name="body" rows="4" required></textarea></label>
<p class="hint">*strong*, _emphasized_, [words](https://address)</p><button>Publish</button></form>`
    : '<p class="hint"><a href="/login">Sign in</a> to write a comment.</p>';
  // The line about the latest comment is filled in by the browser, from the thread as data.
  const thread = comments.map(({ id, name }) => ({ id, name }));
  return page(req, text(article.headline), `<article><p class="kicker">${text(article.section)}</p><h1>${text(article.headline)}</h1><p class="byline">By ${text(article.author)}</p>${paragraphs.join('')}</article>
<h2>${comments.length} ${comments.length === 1 ? 'comment' : 'comments'}</h2><p class="hint" id="latest"></p><ul class="comments">${comments.map((entry) => comment(entry)).join('')}</ul>${form}
<script>
  const thread = ${data(thread)};
  const last = thread[thread.length - 1];
  if (last) document.getElementById('latest').textContent = 'The latest is by ' + last.name;
</script>`);
}

function searchPage(req, term, articles) {
  const found = articles.length > 0 ? `<ul class="stories">${articles.map(story).join('')}</ul>` : '<p>Nothing in the archive fits.</p>';
  return page(req, 'Search', `<h1>“${text(term)}”</h1><p class="byline">${articles.length} ${articles.length === 1 ? 'article' : 'articles'}</p>${found}`, term);
}

module.exports = { frontPage, articlePage, searchPage };
