import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { formMessages } from './form-messages.ts';
import { moveMessages } from './move-messages.ts';

const messages = defineMessages('teams', {
  ...formMessages,
  ...moveMessages,
  loading: { text: 'Loading', description: 'Screen reader only: teams or members are being loaded' },
  denied: {
    text: 'This is for administrators and managers',
    description: 'Title of the page for people who neither administer a company nor manage a team',
  },
  'denied.message': {
    text: 'Administrators of a company see all of its teams. Managers see the teams that they manage.',
    description: 'Text under the title "This is for administrators and managers"',
  },
  problem: { text: 'The teams could not be loaded', description: 'Title of the error of the list of teams' },
  list: { text: 'Teams', description: 'Name of the table of teams, for screen readers' },
  search: { text: 'Search teams', description: 'Label of the search field above the list of teams' },
  clear: { text: 'Clear search', description: 'Button that empties the search field' },
  create: { text: 'Create a team', description: 'Button, and title of the dialog. Verb' },
  empty: { text: 'No team yet', description: 'Title while a company has no team' },
  'empty.message': {
    text: 'A team groups users: assign work to it, follow its progress, and name people who manage it.',
    description: 'Text under the title "No team yet". "It": the team',
  },
  'empty.manager': {
    text: 'You do not manage a team',
    description: 'Title for a manager whose teams were all deleted or given to others',
  },
  'empty.manager.message': {
    text: 'An administrator of your company decides who manages a team.',
    description: 'Text under the title "You do not manage a team"',
  },
  unmatched: { text: 'No team matches', description: 'Title when a search finds no team' },
  'unmatched.message': {
    text: 'Check the spelling, or search for a part of the name.',
    description: 'Text under the titles "No team matches" and "Nobody matches"',
  },
  'col.team': { text: 'Team', description: 'Column of the table of teams: name' },
  'col.members': { text: 'Members', description: 'Column and figure: number of people in a team' },
  'col.managers': {
    text: 'Managers',
    description: 'Column of the table of teams: names of those who manage it',
  },
  'col.active': {
    text: 'Active in 30 days',
    description: 'Column and figure: number of members who used the product in the last 30 days',
  },
  'col.courses': { text: 'Courses finished', description: 'Column and figure: number of finished courses' },
  'col.labs': { text: 'Labs passed', description: 'Column and figure: number of labs that were passed' },
  'col.points': { text: 'Points', description: 'Column and figure: points that labs gave' },
  'col.minutes': {
    text: 'Time in 30 days',
    description: 'Column and figure: time spent in courses in the last 30 days',
  },
  'head.active': {
    text: 'Active',
    description:
      'Column of the table of teams: members who used the product in the last 30 days. Little space',
  },
  'head.courses': { text: 'Courses', description: 'Column: number of finished courses. Little space' },
  'head.labs': { text: 'Labs', description: 'Column: number of labs that were passed. Little space' },
  'head.minutes': {
    text: 'Time',
    description: 'Column: time spent in courses in the last 30 days. Little space',
  },
  'head.job': {
    text: 'Department',
    description: 'Column of the table of members; the job title is under it. Little space',
  },
  period: {
    text: 'Active members and time are of the last 30 days; courses, labs and points are of all time.',
    description: 'Note under the table of teams',
  },
  'period.members': {
    text: 'Time is of the last 30 days; courses, labs and points are of all time.',
    description: 'Note under the table of members',
  },
  partOf: {
    text: 'Part of {team}',
    description: 'Under the name of a team that is nested in another one. {team}: name of that one',
  },
  byRule: {
    text: 'By rule',
    description: 'Badge: the members of the team are found by a rule and not chosen by hand',
  },
  noManager: {
    text: 'No manager',
    description: 'In a table and on a page, where a team has nobody who manages it',
  },
  more: {
    text: '{names} and {count} more',
    description:
      'List of names that is cut. {names}: names separated by commas; {count}: number of the others',
  },
  gone: {
    text: 'This team does not exist',
    description: 'Title of the page of a team that was deleted or that the reader does not manage',
  },
  'gone.message': {
    text: 'It was deleted, or somebody else manages it.',
    description: 'Text under the title "This team does not exist"',
  },
  toList: { text: 'All teams', description: 'Link to the list of teams' },
  'team.problem': {
    text: 'The team could not be loaded',
    description: 'Title of the error of the page of a team',
  },
  progress: { text: 'Progress', description: 'Heading of the figures of a team' },
  'progress.nested': {
    text: 'With the members of nested teams, each person once.',
    description: 'Note under the heading "Progress" of a team that has teams nested in it',
  },
  nested: { text: 'Nested teams', description: 'Heading of the list of teams that are part of this one' },
  'nested.members': {
    text: '{count} members',
    description: 'Beside the name of a nested team. {count}: number, not 1',
  },
  'nested.member': { text: '1 member', description: 'Beside the name of a nested team' },
  byDirectory: {
    text: 'From the directory',
    description: 'Mark of a team that is a group of the directory of the company, such as Entra ID or Okta',
  },
  directory: {
    text: 'This team is a group of the directory of your company: its name and members are changed there. Managers, champions and the parent team are chosen here.',
    description: 'Note in the settings of a team. "There": at the directory',
  },
  rule: {
    text: 'Rule: {rule}',
    description: 'Under the name of a team. {rule}: its conditions, such as "department Platform"',
  },
  'rule.domain': {
    text: 'email domain {value}',
    description: 'Part of a list of conditions. {value}: domain such as example.com',
  },
  'rule.department': {
    text: 'department {value}',
    description: 'Part of a list of conditions. {value}: name of a department',
  },
  'rule.job_title': {
    text: 'job title {value}',
    description: 'Part of a list of conditions. {value}: a job title',
  },
  people: {
    text: 'Managers and champions',
    description: 'Heading of the part of the page about who manages a team and looks after security in it',
  },
  managers: { text: 'Managers', description: 'Heading of the list of people who manage a team' },
  'managers.about': {
    text: 'Managers see this team, the teams nested in it, and their members. They change nothing.',
    description: 'Text under the heading "Managers"',
  },
  'managers.none': {
    text: 'Nobody manages this team. Administrators see it.',
    description: 'In place of managers, while a team has none',
  },
  champions: {
    text: 'Security champions',
    description: 'Heading of the list of security champions of a team',
  },
  'champions.about': {
    text: 'Champions see what the members of this team did in the last 30 days.',
    description: 'Text under the heading "Security champions"',
  },
  'champions.none': {
    text: 'This team has no security champion.',
    description: 'In place of champions, while a team has none',
  },
  'lead.inactive': {
    text: '{name} (not active)',
    description:
      'Name of a manager or champion who was invited and has not signed in, or whose account is deactivated',
  },
  'lead.remove': {
    text: 'Remove {name}',
    description: 'Button with a cross beside the name of a manager or champion',
  },
  'add.manager': { text: 'Add managers', description: 'Button, and title of the dialog. Verb' },
  'add.champion': {
    text: 'Add champions',
    description: 'Button, and title of the dialog: security champions. Verb',
  },
  'add.member': { text: 'Add members', description: 'Button, and title of the dialog. Verb' },
  'add.search': {
    text: 'Search people',
    description: 'Label of the search field in a dialog in which people are chosen',
  },
  'add.hint': {
    text: 'Name, email address, department or job title',
    description: 'Hint under the field "Search people"',
  },
  'add.people': { text: 'People', description: 'Name of the list of people to choose from' },
  'add.none': {
    text: 'Nobody matches, or all who do are added already.',
    description: 'In place of people, when the search finds none',
  },
  'add.more': {
    text: '{count} more match. Type more of a name to find them.',
    description: 'Under a list of people that is cut. {count}: number of those who are not shown',
  },
  'add.failed': {
    text: 'The people could not be loaded',
    description: 'Title of the error in a dialog in which people are chosen',
  },
  'add.submit': {
    text: 'Add {count} people',
    description: 'Button of the dialog. {count}: number of chosen people, not 1',
  },
  'add.submit.one': { text: 'Add 1 person', description: 'Button of the dialog, when one person is chosen' },
  'add.submit.none': {
    text: 'Add people',
    description: 'Button of the dialog while nobody is chosen; it cannot be pressed',
  },
  added: { text: '{count} people were added.', description: 'Message. {count}: number, not 1' },
  'added.one': { text: '1 person was added.', description: 'Message' },
  'ask.manager': {
    text: 'Remove {name} as a manager?',
    description: 'Title of a question. {name}: a person',
  },
  'ask.manager.text': {
    text: '{name} no longer sees this team and its members, unless another team of theirs includes it.',
    description: 'Text of the question. {name}: a person',
  },
  'ask.champion': {
    text: 'Remove {name} as a security champion?',
    description: 'Title of a question. {name}: a person',
  },
  'ask.champion.text': {
    text: '{name} no longer sees what the members of this team did.',
    description: 'Text of the question. {name}: a person',
  },
  remove: { text: 'Remove', description: 'Button of a question. Verb' },
  removed: { text: '{name} was removed.', description: 'Message. {name}: a person' },
  members: { text: 'Members', description: 'Heading and name of the table of the members of a team' },
  'members.empty': { text: 'Nobody is in this team yet', description: 'Title while a team has no members' },
  'members.empty.message': {
    text: 'Add people by name, or let a rule find them.',
    description: 'Text under the title "Nobody is in this team yet", for administrators',
  },
  'members.empty.rule': {
    text: 'The rule applies to nobody. People join as soon as it applies to them.',
    description: 'Text under the title "Nobody is in this team yet", for a team with a rule',
  },
  'members.empty.directory': {
    text: 'The group in the directory has no member yet.',
    description: 'Text under the title "Nobody is in this team yet", for a team from the directory',
  },
  'members.empty.manager': {
    text: 'An administrator adds people.',
    description: 'Text under the title "Nobody is in this team yet", for managers',
  },
  'members.problem': {
    text: 'The members could not be loaded',
    description: 'Title of the error of the table of members',
  },
  'members.search': {
    text: 'Search members',
    description: 'Label of the search field above the members of a team',
  },
  'members.unmatched': { text: 'Nobody matches', description: 'Title when a search finds no member' },
  export: { text: 'Export', description: 'Button: downloads the members as a file. Verb' },
  exported: { text: '{count} members were exported.', description: 'Message. {count}: number, not 1' },
  'exported.one': { text: '1 member was exported.', description: 'Message' },
  'exported.part': {
    text: 'The first {count} members were exported. Search for a part of them to export the rest.',
    description: 'Message. {count}: number',
  },
  'members.remove': { text: 'Remove from the team', description: 'Button for the selected members. Verb' },
  'members.ask': {
    text: 'Remove {count} people from {team}?',
    description: 'Title of a question. {count}: number, not 1; {team}: name of a team',
  },
  'members.ask.one': {
    text: 'Remove 1 person from {team}?',
    description: 'Title of a question. {team}: name of a team',
  },
  'members.ask.text': {
    text: 'They stay users of your company, and keep what they learned. Assignments of this team no longer apply to them.',
    description: 'Text of the question. "They": the people who are removed',
  },
  'members.ask.nested': {
    text: 'Of the selected people, {count} are in nested teams only. They are removed on the pages of those teams.',
    description: 'Text of the question or of a message. {count}: number of people',
  },
  'members.removed': { text: '{count} people were removed.', description: 'Message. {count}: number, not 1' },
  'members.removed.one': { text: '1 person was removed.', description: 'Message' },
  sort: { text: 'Sort by', description: 'Label of the selection of an order, and before its options' },
  'sort.name': { text: 'Name', description: 'Option of the selection "Sort by"' },
  'sort.points': { text: 'Points', description: 'Option of the selection "Sort by": most points first' },
  'sort.minutes': {
    text: 'Time in 30 days',
    description: 'Option of the selection "Sort by": most time first',
  },
  'sort.last_seen': { text: 'Last seen', description: 'Option of the selection "Sort by": latest day first' },
  'col.name': { text: 'Name', description: 'Column of the table of members' },
  'col.job': { text: 'Department and job title', description: 'Column of the table of members' },
  'col.seen': {
    text: 'Last seen',
    description: 'Column of the table of members: day on which they last used the product',
  },
  'col.assignments': {
    text: 'Assignments',
    description: 'Column of the table of members: number of open and overdue ones',
  },
  never: { text: 'Never', description: 'In the column "Last seen": the person has not used the product yet' },
  'state.invited': { text: 'Invited', description: 'Badge: was invited and has not signed in yet' },
  'state.deactivated': { text: 'Deactivated', description: 'Badge: the company has deactivated the account' },
  open: {
    text: '{count} open',
    description: 'Number of assignments that are not finished. {count}: number. Little space',
  },
  overdue: {
    text: '{count} overdue',
    description: 'Number of assignments past their due date. {count}: number. Little space',
  },
  nothing: { text: 'None', description: 'In the column "Assignments": nothing is open' },
  settings: { text: 'Settings', description: 'Heading of the form with the name, parent and rule of a team' },
  save: { text: 'Save changes', description: 'Button. Verb' },
  saved: { text: 'The team was changed.', description: 'Message' },
  'leave.ask': {
    text: 'Let {count} members leave the team?',
    description: 'Title of a question before a rule is saved. {count}: number, not 1',
  },
  'leave.ask.one': {
    text: 'Let 1 member leave the team?',
    description: 'Title of a question before a rule is saved',
  },
  'leave.text': {
    text: 'The rule does not apply to them. They stay users of your company.',
    description: 'Text of the question. "Them": the members who leave',
  },
  delete: { text: 'Delete the team', description: 'Button, and button of the question. Verb' },
  'delete.heading': {
    text: 'Delete this team',
    description: 'Heading of the last part of the page of a team. Verb',
  },
  'delete.about': {
    text: 'Its members stay users of your company, and keep what they learned. Nested teams stay too.',
    description: 'Text under the heading "Delete this team". "Its": of the team',
  },
  'delete.ask': { text: 'Delete {name}?', description: 'Title of a question. {name}: name of a team' },
  'delete.text': {
    text: 'Managers and champions lose their view of its members. Assignments of this team no longer apply to them. A deleted team cannot be restored.',
    description: 'Text of the question before a team is deleted. "Its", "them": the members of the team',
  },
  deleted: { text: '{name} was deleted.', description: 'Message. {name}: name of a team' },
});

export const t = createTranslator(messages);
