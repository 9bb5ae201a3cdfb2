import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/partners', {
  title: { text: 'Partner sites', description: 'Breadcrumb: list of sites that show courses and labs' },
});
export const t = createTranslator(messages);
