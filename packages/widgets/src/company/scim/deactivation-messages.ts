/** Texts of the users whom the directory provisioned, after provisioning was switched off. */
export const deactivationMessages = {
  leaving: {
    text: 'Users from the directory',
    description: 'Heading: what became of them after provisioning was switched off',
  },
  'leaving.job': {
    text: 'Deactivation',
    description: 'Name of a progress bar: users are being deactivated. Noun',
  },
  'leaving.leave': {
    text: 'You can leave this page: the deactivation continues. Provisioning can be switched on again when it has finished.',
    description: 'Below the progress of the deactivation',
  },
  'leaving.done': { text: 'Deactivated', description: 'Name of a number of users. Participle' },
  'leaving.left': { text: 'Left to handle', description: 'Name of a number of users, while it falls' },
  'leaving.stay': {
    text: 'Still active',
    description: 'Name of a number of users, and heading of their list',
  },
  'leaving.more': {
    text: 'And {count} more.',
    description: 'Below the list of users who are still active. {count}: number',
  },
  'leaving.is_owner': { text: 'Owner', description: 'Why a user is still active' },
  'leaving.is_emergency': {
    text: 'Emergency administrator',
    description: 'Why a user is still active: can sign in while single sign-on is down',
  },
  'leaving.is_self': {
    text: 'Switched provisioning off',
    description: 'Why a user is still active: was the one who did that',
  },
  'leaving.wait': {
    text: 'The users of the earlier connection are still being deactivated. You can create a secret when that has finished.',
    description: 'Beside the button that creates the first secret, which is disabled meanwhile',
  },
} as const;
