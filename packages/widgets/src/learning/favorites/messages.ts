import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the favorites. Where the specification gives a text it is verbatim. */
export const messages = defineMessages('wishlist', {
  lists: {
    text: 'Lists',
    description: "Screen reader only: name of the row of the learner's lists of favorites",
  },
  newList: {
    text: 'New list',
    description: 'Button, and title of the dialog that it opens: makes a list. Noun',
  },
  listTitle: { text: 'List title', description: 'Label of the field in the dialog "New list"' },
  listHint: { text: '2 to 15 characters', description: 'Hint under the field "List title"' },
  create: { text: 'Create list', description: 'Button of the dialog "New list". Verb' },
  cancel: { text: 'Cancel', description: 'Button that closes the dialog "New list". Verb' },
  moveTo: {
    text: 'Lists of {title}',
    description:
      'Screen reader only: name of the menu that puts a favorite into lists. {title}: title of the course or lab',
  },
  emptyTitle: { text: 'No favorites yet', description: 'Title of the page while there are no favorites' },
  emptyText: {
    text: 'Press the heart on a course or lab to keep it here, and sort your favorites into lists of your own.',
    description: 'Text under the title "No favorites yet". "The heart" is the button on a course or lab',
  },
  emptyListTitle: { text: 'This list is empty', description: 'Title in place of a list that is empty' },
  emptyListText: {
    text: 'Open the list menu of a favorite to put it here. An empty list is removed when you leave this page.',
    description: 'Text under the title "This list is empty"',
  },
  browse: {
    text: 'Browse courses',
    description: 'Button on the empty page: opens the list of courses. Verb',
  },
  failed: {
    text: 'Your favorites could not be loaded',
    description: 'Title of the error when the favorites could not be loaded',
  },
  loading: { text: 'Loading favorites', description: 'Screen reader only: favorites are being loaded' },
  minutes: {
    text: 'about {duration}',
    description: 'On a course or lab: how long it takes. {duration}: such as 3 h 20 min',
  },
  lab: { text: 'Lab', description: 'On a favorite: it is a lab, not a course. Noun' },
  challenge: { text: 'Challenge', description: 'On a favorite: it is a challenge, not a course. Noun' },
  playground: { text: 'Playground', description: 'On a favorite: it is a playground, not a course. Noun' },
});
export const t = createTranslator(messages);
