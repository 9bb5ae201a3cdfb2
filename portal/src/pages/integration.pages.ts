import { iconCode, iconLink } from '@drawbridge/ui/icons';
import { messages } from '../shell/messages.ts';
import { forAdmins } from './page-guards.ts';
import type { PortalPageRecord, PortalPageRecords } from './page-record.ts';

/** Learning platforms and partner sites are tabs of one screen: the menu has one entry for both. @see ROLE-2 */
const INTEGRATIONS = {
  guard: forAdmins,
  stores: ['platforms', 'partners'],
  screen: async () =>
    (await import('../screens/integration/integrations/IntegrationsScreen.tsx')).IntegrationsScreen,
} satisfies PortalPageRecord;

/** Learning platforms and the sites of partners. */
export const INTEGRATION = {
  ltiIntegration: {
    title: 'External Integration',
    routeName: 'lti-integration',
    menu: [{ section: 'admin', order: 12, label: messages.integrations, icon: iconLink }],
    ...INTEGRATIONS,
  },
  addPlatform: {
    title: 'Add a platform',
    parents: ['ltiIntegration'],
    guard: forAdmins,
    stores: ['platforms'],
    screen: async () =>
      (await import('../screens/integration/lti-integration/IntegrationScreens.tsx')).AddPlatformScreen,
  },
  platform: {
    parents: ['ltiIntegration'],
    guard: forAdmins,
    stores: ['platform'],
    screen: async () =>
      (await import('../screens/integration/lti-integration/IntegrationScreens.tsx')).PlatformScreen,
  },
  partners: {
    title: 'Partner sites',
    routeName: 'partners',
    menu: [
      {
        section: 'search',
        order: 5,
        label: messages.partners,
        icon: iconCode,
        shows: ({ isCompanyAdmin }) => isCompanyAdmin,
      },
    ],
    ...INTEGRATIONS,
    parents: ['ltiIntegration'],
  },
  partner: {
    parents: ['ltiIntegration'],
    guard: forAdmins,
    stores: ['partners', 'catalogue'],
    screen: async () => (await import('../screens/integration/partners/PartnerScreens.tsx')).PartnerScreen,
  },
} satisfies PortalPageRecords;
