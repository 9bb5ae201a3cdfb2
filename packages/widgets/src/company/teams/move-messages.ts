/** Texts of the dialog that moves users between teams. */
export const moveMessages = {
  move: { text: 'Change teams of {count} users', description: 'Title of a dialog. {count}: number, not 1' },
  'move.one': { text: 'Change teams of 1 user', description: 'Title of a dialog' },
  'move.tabs': {
    text: 'Change',
    description: 'Name of the choice between adding to teams and removing from teams',
  },
  'move.add': { text: 'Add to', description: 'Tab of the dialog: teams that the users are added to. Verb' },
  'move.take': {
    text: 'Remove from',
    description: 'Tab of the dialog: teams that the users are removed from. Verb',
  },
  'move.search': { text: 'Search teams', description: 'Label of the search field in the dialog' },
  'move.none': { text: 'No team matches', description: 'In place of teams, when the search finds none' },
  'move.empty': { text: 'Your company has no team yet.', description: 'In place of teams' },
  'move.rule': {
    text: 'Its members follow a rule',
    description: 'Hint of a team that cannot be chosen',
  },
  'move.directory': {
    text: 'Its members come from the directory',
    description:
      'Hint of a team that cannot be chosen. The directory: that of the company, such as Entra ID or Okta',
  },
  'move.both': {
    text: 'Chosen under "{tab}"',
    description: 'Hint of a team that cannot be chosen in this tab. {tab}: name of the other tab',
  },
  'move.problem': { text: 'The teams could not be loaded', description: 'Title of the error in the dialog' },
  'move.save': { text: 'Save changes', description: 'Button of the dialog. Verb' },
  choice: {
    text: 'Teams that they join',
    description: 'Legend over teams for new users. "They": the new users',
  },
  moved: { text: 'The teams of {count} users were changed.', description: 'Message. {count}: number, not 1' },
  'moved.one': { text: 'The teams of 1 user were changed.', description: 'Message' },
  'moved.none': { text: 'Nothing had to be changed.', description: 'Message' },
} as const;
