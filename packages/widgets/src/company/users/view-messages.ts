/** Texts of the saved filters of the list of users. */
export const viewMessages = {
  views: { text: 'Views', description: 'Button with a menu of saved filters of the list of users. Noun' },
  'views.all': { text: 'All users', description: 'Entry of the menu "Views": no filter' },
  'views.shared': { text: 'Shared', description: 'Badge of a view that all administrators have. Adjective' },
  'views.default': { text: 'Default', description: 'Badge of the view that the list begins with. Adjective' },
  'views.save': {
    text: 'Save as a view',
    description: 'Entry of the menu "Views", and title of its dialog. Verb',
  },
  'views.update': {
    text: 'Save changes to “{name}”',
    description: 'Entry of the menu "Views": replaces the filters of a view. {name}: the view. Verb',
  },
  'views.edit': {
    text: 'Rename or share',
    description: 'Entry of the menu "Views", and title of its dialog. Verb',
  },
  'views.begin': {
    text: 'Make it the default',
    description: 'Entry of the menu "Views". "It": the shown view. Verb',
  },
  'views.beginNot': {
    text: 'Begin with all users',
    description: 'Entry of the menu "Views": the shown view is no longer the default. Verb',
  },
  'views.begun': {
    text: 'Your list now begins with “{name}”.',
    description: 'Notice after "Make it the default". {name}: a view',
  },
  'views.begunNot': {
    text: 'Your list now begins with all users.',
    description: 'Notice after "Begin with all users"',
  },
  'views.delete': { text: 'Delete the view', description: 'Entry of the menu "Views". Verb' },
  'views.deleted': {
    text: 'View “{name}” was deleted.',
    description: 'After a deletion. {name}: the view. Participle',
  },
  'views.undo': { text: 'Undo', description: 'Button: the deleted view comes back. Verb' },
  'views.saved': { text: 'View saved', description: 'Notice. Participle' },
  'views.name': { text: 'Name', description: 'Label of the field for the name of a view' },
  'views.share': {
    text: 'Share with all administrators',
    description: 'Label of a checkbox in the dialog of a view. Verb',
  },
  'views.submit': { text: 'Save view', description: 'Button of the dialog of a view. Verb' },
  'views.dropped': {
    text: 'This view had filters that no longer exist. They were left out.',
    description: 'Note above the list of users, for example after a team was deleted. "They": the filters',
  },
  'views.problem': { text: 'Saved views could not be loaded.', description: 'In place of the menu "Views"' },
} as const;
