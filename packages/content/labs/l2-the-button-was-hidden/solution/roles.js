// Who may do what. The committee's list, as of spring:
const RULES = {
  'shift.take': ['volunteer', 'lead', 'coordinator'],
  'news.post': ['lead', 'coordinator'],
  'crew.contacts': ['coordinator'],
  'crew.remove': ['coordinator'],
  'crew.role': ['coordinator'],
};

const ROLES = ['volunteer', 'lead', 'coordinator'];

function can(member, action) {
  return Boolean(member) && (RULES[action] ?? []).includes(member.role);
}

// Goes in front of a route. The role was read from the database for this very request.
const requires = (action) => (req, res, next) => (can(req.member, action) ? next() : res.sendStatus(403));

module.exports = { can, requires, ROLES };
