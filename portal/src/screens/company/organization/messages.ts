import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the page of a company's settings. */
export const messages = defineMessages('portal/organization', {
  title: { text: 'Organization', description: 'Title of the page with the settings of a company' },
  about: {
    text: 'How your organization looks, how its people sign in, and what is kept.',
    description: 'Description under the title "Organization"',
  },
  setup: { text: 'Set-up steps', description: 'Link at the top of the page "Organization". Noun' },
  parts: { text: 'Settings', description: 'Names the row of tabs for screen readers. Noun' },
  general: { text: 'General', description: 'Tab: name, logo, retention and rules. Adjective' },
  aboutTab: { text: 'About', description: 'Tab: text and support contact of the company' },
  users: { text: 'New users', description: 'Tab: what new users begin with. Noun' },
  domains: { text: 'Domains', description: 'Tab: internet domains of the company. Noun' },
  signIn: { text: 'Single sign-on', description: 'Tab: the identity provider of the company. Noun' },
  provisioning: {
    text: 'Provisioning',
    description: 'Tab: the directory that creates and changes users. Noun',
  },
  audit: { text: 'Audit trail', description: 'Tab: list of who did what. Noun' },
  auditAbout: {
    text: 'Who did what in your organization, from where, and with what outcome.',
    description: 'Description under the title "Organization" while the tab "Audit trail" is shown',
  },
  testTitle: { text: 'Test of single sign-on', description: 'Title of a page in a window of its own' },
  testAbout: {
    text: 'You sign in at your provider once, to see whether it works. Your session here does not change.',
    description: 'Description under the title "Test of single sign-on"',
  },
});
export const t = createTranslator(messages);
