import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the favorites. Where the specification gives a text it is verbatim. */
export const messages = defineMessages('wishlist', {
  add: {
    text: 'Add {title} to favorites',
    description: 'Name of the heart button while the course is no favorite',
  },
  remove: {
    text: 'Remove {title} from favorites',
    description: 'Name of the heart button while the course is a favorite',
  },
  lists: { text: 'Lists', description: 'Name of the row of favorites lists' },
  newList: { text: 'New list', description: 'Button that opens the dialog for a new list' },
  listTitle: { text: 'List title', description: 'Label of the field in the new list dialog' },
  listHint: { text: '2 to 15 characters', description: 'Under the title field' },
  create: { text: 'Create list', description: 'Submit button of the new list dialog' },
  cancel: { text: 'Cancel', description: 'Closes the new list dialog' },
  moveTo: { text: 'Lists of {title}', description: 'Name of the menu that puts a favorite into lists' },
  emptyTitle: { text: 'No favorites yet', description: 'Title of the empty page' },
  emptyText: {
    text: 'Press the heart on a course to keep it here, and sort your favorites into lists of your own.',
    description: 'What will be here and how to get it',
  },
  emptyListTitle: { text: 'This list is empty', description: 'Title of an empty named list' },
  emptyListText: {
    text: 'Open the list menu of a favorite to put it here. An empty list is removed when you leave this page.',
    description: 'Under it',
  },
  closed: { text: 'Not included', description: 'Badge of a course that the plan does not open' },
  browse: { text: 'Browse courses', description: 'Leads from the empty page to the catalogue' },
  failed: { text: 'Your favorites could not be loaded', description: 'Title of the problem look' },
  loading: { text: 'Loading favorites', description: 'Spoken while loading' },
  minutes: { text: 'about {duration}', description: 'Length of a course' },
});
export const t = createTranslator(messages);
