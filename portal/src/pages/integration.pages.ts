import { iconCode, iconLink } from '@drawbridge/ui/icons';
import { messages } from '../shell/messages.ts';
import { forAdmins } from './page-guards.ts';
import type { PortalPageRecords } from './page-record.ts';

/** Learning platforms and the sites of partners. */
export const INTEGRATION = {
  ltiIntegration: {
    title: 'External Integration',
    routeName: 'lti-integration',
    menu: [{ section: 'admin', order: 12, label: messages.integrations, icon: iconLink }],
    guard: forAdmins,
    stores: ['platforms'],
    screen: async () =>
      (await import('../screens/integration/lti-integration/IntegrationScreens.tsx')).IntegrationScreen,
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
    keepsTitle: true,
    parents: ['ltiIntegration'],
    guard: forAdmins,
    stores: ['platform'],
    screen: async () =>
      (await import('../screens/integration/lti-integration/IntegrationScreens.tsx')).PlatformScreen,
  },
  partners: {
    title: 'Partner sites',
    routeName: 'partners',
    menu: [{ section: 'admin', order: 14, label: messages.partners, icon: iconCode }],
    guard: forAdmins,
    stores: ['partners'],
    screen: async () => (await import('../screens/integration/partners/PartnerScreens.tsx')).PartnersScreen,
  },
  partner: {
    keepsTitle: true,
    parents: ['partners'],
    guard: forAdmins,
    stores: ['partners', 'catalogue'],
    screen: async () => (await import('../screens/integration/partners/PartnerScreens.tsx')).PartnerScreen,
  },
} satisfies PortalPageRecords;
