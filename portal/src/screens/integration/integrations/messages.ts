import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the page of a company's integrations. */
export const messages = defineMessages('portal/integrations', {
  title: {
    text: 'External Integration',
    description: 'Title of the page: connections with learning platforms and with other sites. @see NAV-6',
  },
  parts: { text: 'Integrations', description: 'Names the row of tabs for screen readers. Noun' },
  platforms: { text: 'Learning platforms', description: 'Tab: learning platforms such as Moodle. Noun' },
  platformsAbout: {
    text: 'Connect the learning platforms of your organization by LTI 1.3.',
    description:
      'Description under the title while the tab "Learning platforms" is shown. LTI 1.3 is a standard',
  },
  partners: { text: 'Partner sites', description: 'Tab: sites that show courses and labs. Noun' },
  partnersAbout: {
    text: 'Show courses and labs in the pages of other sites.',
    description: 'Description under the title while the tab "Partner sites" is shown. Verb',
  },
});
export const t = createTranslator(messages);
