import type { SessionFlags } from '@drawbridge/client';
import { KIND_NAMES } from './messages.ts';

/** What an account is called. */
export function toKindName(flags: SessionFlags): string {
  if (flags.isCompanyAdmin) return KIND_NAMES.admin;
  if (flags.isCompanyManager) return KIND_NAMES.manager;
  if (flags.isCompanyUser) return KIND_NAMES.member;
  if (flags.isParent) return KIND_NAMES.parent;
  return flags.type === 'FT' ? KIND_NAMES.free : KIND_NAMES.individual;
}
