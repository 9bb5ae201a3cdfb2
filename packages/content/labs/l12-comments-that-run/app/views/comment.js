const { format } = require('../format');

// One comment, on the page of its article and on the desk. The tooltip of the name says where the reader lives.
function comment(entry, below = '') {
  const site = entry.site ? ` · <a class="site" href="${entry.site}">website</a>` : '';
  return `<li class="comment" id="comment-${entry.id}"><p class="by"><b class="name" title=${entry.town}>${entry.name}</b> · ${entry.at}${site}</p>
<p class="said">${format(entry.body)}</p>${below}</li>`;
}

module.exports = { comment };
