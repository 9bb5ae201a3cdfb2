// What can be queried. A field without "resolve" is the column of that name.
const store = require('./store');

// Everything about a member that other members may see.
const publicPart = (member) => member && { ...member, email: null, phone: null };

module.exports = {
  Query: {
    me: { type: 'Member', resolve: (parent, args, { user }) => store.findMember(user.id) },
    member: {
      type: 'Member',
      resolve: (parent, { id }, { user }) => (id === user.id ? store.findMember(id) : publicPart(store.findMember(id))),
    },
    groups: { type: 'Group', resolve: () => store.listGroups() },
    hikes: { type: 'Hike', resolve: () => store.listHikes() },
  },
  Member: {
    id: {},
    name: {},
    city: {},
    email: {},
    phone: {},
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
