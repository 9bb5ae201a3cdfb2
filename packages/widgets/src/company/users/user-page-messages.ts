/** Texts of the page of one user. */
export const userPageMessages = {
  'user.loading': { text: 'Loading the user', description: 'Read by a screen reader while the page loads' },
  'user.problem': { text: 'The user could not be loaded', description: 'Title where the page would be' },
  'user.gone': {
    text: 'No such user',
    description: 'Title of the page of a user whom the reader does not see',
  },
  'user.gone.message': {
    text: 'Your company has no user with this address, or they are in no team that you manage.',
    description: 'Under "No such user"',
  },
  'user.back': { text: 'All users', description: 'Link back from the page of one user to the list' },
  'user.directory': {
    text: 'The directory of your company decides names, department, job title, address and state of this user. Change them there.',
    description: 'Note in the form with the data of a user. "Them": names, department and so on',
  },
  'user.directoryLog': {
    text: 'Directory log',
    description: 'Link from the page of a user: what the directory asked for about this user. Noun',
  },
  'user.deactivated': {
    text: 'Deactivated on {date}.',
    description: 'Notice on the page of a user who cannot sign in. {date}: day. Participle',
  },
  'user.deactivated.directory': {
    text: 'Deactivated by the directory on {date}.',
    description: 'The same if the identity provider of the company did it. {date}: day. Participle',
  },
  'user.deactivated.administrator': {
    text: 'Deactivated by an administrator on {date}.',
    description: 'The same if an administrator did it who is no longer a user. {date}: day. Participle',
  },
  'user.deactivated.name': {
    text: 'Deactivated by {name} on {date}.',
    description: 'The same with the administrator. {name}: a person. {date}: day. Participle',
  },
  'user.locked': {
    text: 'The directory cannot activate this user. Only an administrator can.',
    description: 'Follows that notice for a user of the directory whom an administrator deactivated',
  },
  'user.edit': { text: 'Edit', description: 'Button: opens the form with the data of the user. Verb' },
  'user.edit.title': { text: 'Edit {name}', description: 'Title of a dialog. {name} is a person' },
  'user.save': { text: 'Save', description: 'Button of the dialog with the data of a user' },
  'user.saved': { text: 'The user was saved.', description: 'Notice' },
  'user.firstName': { text: 'First name', description: 'Label of a field' },
  'user.lastName': { text: 'Last name', description: 'Label of a field' },
  'user.view.info': { text: 'Overview', description: 'Link to the work of a user: figures and assignments' },
  'user.view.profile': { text: 'Profile and badges', description: 'Link to the profile of a user' },
  'user.views': {
    text: 'Parts of the page',
    description: 'Read by a screen reader: the two parts about a user',
  },
  'user.facts': { text: 'Account', description: 'Heading of the facts about the account of a user' },
  'user.figures': { text: 'Figures', description: 'Name of the list of figures of a user' },
  'user.email': { text: 'Email', description: 'Name of a fact: the email address' },
  'user.points': { text: 'Points', description: 'Name of a figure of a user' },
  'user.courses': { text: 'Courses completed', description: 'Name of a figure of a user' },
  'user.labs': { text: 'Labs passed', description: 'Name of a figure of a user' },
  'user.challenges': { text: 'Challenges passed', description: 'Name of a figure of a user' },
  'user.streak': { text: 'Streak in days', description: 'Name of a figure: days in a row with activity' },
  'user.overdue': { text: 'Overdue', description: 'Name of a figure: how many assignments are overdue' },
  'user.assignments': { text: 'Assignments', description: 'Heading of the assignments of a user' },
  'user.assignments.none': {
    text: 'Nothing is assigned to this user.',
    description: 'Where a user has no assignment',
  },
  'user.assignments.more': {
    text: '{shown} of {all} assignments',
    description: 'Below the assignments of a user, where not all are shown',
  },
  'user.due': { text: 'Due {date}', description: 'When an assignment is due. {date} is a day' },
  'user.finished': {
    text: 'Finished {date}',
    description: 'When an assignment was finished. {date} is a day',
  },
  'user.progress': { text: 'Progress of {name}', description: 'Name of a bar. {name} is an assignment' },
  'user.activity': { text: 'Activity', description: 'Heading of the days on which a user learned' },
  'user.activity.days': {
    text: 'Days with activity in the last year: {days}',
    description: 'Above the calendar of a user. {days} is a number',
  },
  'user.activity.none': {
    text: 'No activity in the last year',
    description: 'In place of the calendar of a user',
  },
  'user.recent': { text: 'Latest results', description: 'Heading of the courses and labs of a user' },
  'user.recent.none': { text: 'Nothing yet', description: 'Title where a user has done nothing' },
  'user.recent.none.text': {
    text: 'Courses that are begun and labs that are passed appear here.',
    description: 'Under "Nothing yet"',
  },
  'user.badges': { text: 'Badges', description: 'Heading of the badges of a user' },
  'user.badges.none': { text: 'No badges yet.', description: 'Where a user has no badge' },
  'user.badge.at': { text: 'Awarded {date}', description: 'Under a badge. {date} is a day' },
} as const;
