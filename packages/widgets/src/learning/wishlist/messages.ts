import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the heart. Those of the list of favorites are beside it, because pages with hearts do not show them. */
export const messages = defineMessages('wishlist', {
  add: {
    text: 'Add {title} to favorites',
    description:
      'Tooltip of the button with an empty heart on a course or lab. {title}: title of the course or lab',
  },
  remove: {
    text: 'Remove {title} from favorites',
    description:
      'Tooltip of the button with a filled heart on a course or lab. {title}: title of the course or lab',
  },
});
export const t = createTranslator(messages);
