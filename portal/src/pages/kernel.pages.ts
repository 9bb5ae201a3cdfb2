import { forAdmins } from './page-guards.ts';
import type { PortalPageRecords } from './page-record.ts';

const notFound = async () => (await import('../screens/kernel/not-found/NotFoundScreen.tsx')).NotFoundScreen;

export const KERNEL = {
  portal: { leadsTo: 'dashboard' },
  companyOther: { guard: forAdmins, screen: notFound },
  other: { screen: notFound },
} satisfies PortalPageRecords;
