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

// Stands in front of every route that volunteers have no button for.
const requires = () => (req, res, next) => (req.member.role !== 'volunteer' ? next() : res.sendStatus(403));

module.exports = { can, requires, ROLES };
