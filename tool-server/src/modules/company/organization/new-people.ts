import { asId } from '@drawbridge/contracts';
import type { EventBus } from '../../../events.ts';
import * as store from './organization.store.ts';

/**
 * Gives a new person of a company what its administrators chose for new people. An account becomes active once, so
 * nobody's own choice is changed later. @see COMP-38
 */
export function followNewPeople(events: EventBus): void {
  events.on('account.confirmed', 'react', async (tx, { personId, at }) => {
    const companyId = await store.findCompanyOf(tx, personId);
    if (companyId === undefined) return;
    const { weeklyDigestEmail, defaultTeamId } = await store.readDefaults(tx, asId(companyId));
    if (!weeklyDigestEmail) await store.setDigest(tx, personId, false);
    if (defaultTeamId !== null) await store.joinFirstTeam(tx, personId, defaultTeamId, at);
  });
}
