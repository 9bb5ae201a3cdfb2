import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the mappings of groups. "Group" is always a group of the identity provider of a company. */
export const messages = defineMessages('group-mappings', {
  loading: { text: 'Loading the groups', description: 'Screen reader only' },
  problem: { text: 'The groups could not be loaded', description: 'Title of an error' },
  denied: {
    text: 'Only administrators see the groups',
    description: 'Title for somebody who may not see them',
  },
  deniedText: {
    text: 'Ask an administrator of your organization.',
    description: 'Text under "Only administrators see the groups"',
  },
  title: { text: 'Groups', description: 'Heading. Noun' },
  about: {
    text: 'At each sign-in a team or role in this list follows the groups of the person. Everything else stays as it is. Owners, the last administrator and the emergency administrator keep their role, and no group makes anybody an owner.',
    description: 'Text under the heading "Groups"',
  },
  empty: {
    text: 'No groups yet: people keep the teams and roles that you give them.',
    description: 'Shown while the list is empty',
  },
  group: {
    text: 'Group {number}',
    description: 'Label of a field: name of a group. {number}: 1, 2 and so on',
  },
  groupHint: {
    text: 'Exactly as the provider sends it. A test sign-in shows your own groups. Entra ID sends object IDs.',
    description: 'Text under the list. "It": the name of a group',
  },
  team: { text: 'Team', description: 'Label of a selection' },
  noTeam: { text: 'No team', description: 'Option of the selection of a team' },
  role: { text: 'Role', description: 'Label of a selection' },
  'role.member': { text: 'Member', description: 'Option of the selection of a role' },
  'role.manager': { text: 'Manager of the team', description: 'Option of the selection of a role' },
  'role.administrator': { text: 'Administrator', description: 'Option of the selection of a role' },
  add: { text: 'Add group', description: 'Button that adds a row. Verb' },
  remove: {
    text: 'Remove group {number}',
    description: 'Button that removes a row. {number}: 1, 2 and so on. Verb',
  },
  save: { text: 'Save groups', description: 'Button. Verb' },
  saved: { text: 'Groups saved', description: 'Notice. Participle' },
});
export const t = createTranslator(messages);
