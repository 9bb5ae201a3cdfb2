import type { SessionFlags } from '@drawbridge/client';
import { kindMessages } from './messages.ts';

/** What an account is called. */
export function toKindName(flags: SessionFlags): string {
  if (flags.isCompanyAdmin) return kindMessages.admin.text;
  if (flags.isCompanyManager) return kindMessages.manager.text;
  if (flags.isCompanyUser) return kindMessages.member.text;
  if (flags.isParent) return kindMessages.parent.text;
  return flags.type === 'FT' ? kindMessages.free.text : kindMessages.individual.text;
}
