import { iconHistory } from '@drawbridge/ui/icons';
import { messages } from '../shell/messages.ts';
import { forAdmins } from './page-guards.ts';
import type { PortalPageRecords } from './page-record.ts';

const notFound = async () => (await import('../screens/kernel/not-found/NotFoundScreen.tsx')).NotFoundScreen;

export const KERNEL = {
  portal: { leadsTo: 'dashboard' },
  // The specification's menu has no audit trail.
  companyAudit: {
    title: 'Audit trail',
    routeName: 'company.audit',
    menu: [{ section: 'admin', order: 13, label: messages.auditTrail, icon: iconHistory }],
    guard: forAdmins,
    stores: ['audit'],
    screen: async () => (await import('../screens/kernel/audit/AuditScreen.tsx')).AuditScreen,
  },
  companyOther: { guard: forAdmins, screen: notFound },
  other: { screen: notFound },
} satisfies PortalPageRecords;
