import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the page of a company's settings. */
export const messages = defineMessages('portal/organization', {
  title: { text: 'Organization', description: 'Title of the page with the settings of a company' },
  about: {
    text: 'How your organization looks, how its people sign in, and what is kept.',
    description: 'Description under the title "Organization"',
  },
  parts: { text: 'Settings', description: 'Names the row of tabs for screen readers. Noun' },
  general: { text: 'General', description: 'Tab: name, logo, retention and rules. Adjective' },
  aboutTab: { text: 'About', description: 'Tab: text and support contact of the company' },
  users: { text: 'New users', description: 'Tab: what new users begin with. Noun' },
  domains: { text: 'Domains', description: 'Tab: internet domains of the company. Noun' },
});
export const t = createTranslator(messages);
