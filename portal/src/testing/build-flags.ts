import type { SessionFlags } from '@drawbridge/client';

/** The flags of a user of a company who has no other role. */
export const buildFlags = (overrides: Partial<SessionFlags> = {}): SessionFlags => ({
  type: 'ENT',
  isCompanyUser: true,
  isCompanyAdmin: false,
  isCompanyManager: false,
  isChampion: false,
  championTeams: [],
  isParent: false,
  isTrial: false,
  verify: undefined,
  ...overrides,
});
