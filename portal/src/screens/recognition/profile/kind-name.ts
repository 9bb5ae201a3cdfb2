import type { SessionFlags } from '@drawbridge/client';
import { kindText } from './messages.ts';

/** What an account is called. */
export function toKindName(flags: SessionFlags): string {
  if (flags.isCompanyAdmin) return kindText('admin');
  if (flags.isCompanyManager) return kindText('manager');
  if (flags.isCompanyUser) return kindText('member');
  if (flags.isParent) return kindText('parent');
  return flags.type === 'FT' ? kindText('free') : kindText('individual');
}
