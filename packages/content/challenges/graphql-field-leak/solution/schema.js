// What can be queried. A field without "resolve" is the column of that name.
const store = require('./store');

// A field that only the member in question may see. It is checked on every path that leads to a member.
const ownOnly = (name) => ({ resolve: (member, args, { user }) => (member.id === user.id ? member[name] : null) });

module.exports = {
  Query: {
    me: { type: 'Member', resolve: (parent, args, { user }) => store.findMember(user.id) },
    member: { type: 'Member', resolve: (parent, { id }) => store.findMember(id) },
    groups: { type: 'Group', resolve: () => store.listGroups() },
    hikes: { type: 'Hike', resolve: () => store.listHikes() },
  },
  Member: {
    id: {},
    name: {},
    city: {},
    email: ownOnly('email'),
    phone: ownOnly('phone'),
    groups: { type: 'Group', resolve: (member) => store.groupsOf(member.id) },
  },
  Group: {
    id: {},
    name: {},
    members: { type: 'Member', resolve: (group) => store.membersOf(group.id) },
  },
  Hike: {
    id: {},
    title: {},
    day: {},
    leader: { type: 'Member', resolve: (hike) => store.findMember(hike.leader_id) },
  },
};
