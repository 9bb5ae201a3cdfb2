import type { SessionFlags } from '@drawbridge/client';
import { messages } from './messages.ts';

interface Reader {
  flags: Pick<SessionFlags, 'isCompanyUser' | 'isCompanyAdmin'>;
  /** True when the page has plans to order. */
  hasPlans: boolean;
  /** True when no plan of the reader is active, or none opens the content. */
  isDisabled: boolean;
}

/** True when the reader could order what opens the content. */
export const canOrder = ({ flags, hasPlans }: Pick<Reader, 'flags' | 'hasPlans'>): boolean =>
  hasPlans && (!flags.isCompanyUser || flags.isCompanyAdmin);

/** Returns why the content is closed to the reader, and whom to ask where nothing can be ordered. */
export function toClosedText({ flags, hasPlans, isDisabled }: Reader): string {
  if (flags.isCompanyAdmin) return messages.companyAdmin.text;
  if (flags.isCompanyUser) return messages.company.text;
  if (!hasPlans) return messages.host.text;
  return (isDisabled ? messages.ownEnded : messages.ownPlan).text;
}
