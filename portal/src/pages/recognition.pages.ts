import { iconUser } from '@drawbridge/ui/icons';
import { messages } from '../shell/messages.ts';
import type { PortalPageRecords } from './page-record.ts';

/** What a person has reached, and who they are. */
export const RECOGNITION = {
  certifications: {
    title: 'Certifications',
    parents: ['journeys'],
    stores: ['certifications'],
    screen: async () =>
      (await import('../screens/recognition/certifications/CertificationsScreen.tsx')).CertificationsScreen,
  },
  profile: {
    title: 'My Profile',
    routeName: 'profile',
    menu: [{ section: 'search', order: 1, label: messages.profile, icon: iconUser }],
    stores: ['profile', 'profileDetails', 'courses', 'visibility', 'companyAbout'],
    laterStores: ['billing'],
    screen: async () => (await import('../screens/recognition/profile/ProfileScreen.tsx')).ProfileScreen,
  },
} satisfies PortalPageRecords;
