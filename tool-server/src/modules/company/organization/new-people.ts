import { asId } from '@drawbridge/contracts';
import type { EventBus } from '../../../events.ts';
import { setLicenses } from '../../kernel/grants/index.ts';
import { lockCompany } from '../../kernel/people/index.ts';
import { followRules } from '../teams/index.ts';
import { readSeats } from '../users/index.ts';
import * as store from './organization.store.ts';

/**
 * Gives a new person of a company what its administrators chose for new people. An account becomes active once, so
 * nobody's own choice is changed later. @see COMP-38
 */
export function followNewPeople(events: EventBus): void {
  events.on('account.confirmed', 'react', async (tx, { personId, at }) => {
    const found = await store.findCompanyOf(tx, personId);
    if (found === undefined) return;
    const companyId = asId<'company'>(found);
    const { weeklyDigestEmail, defaultTeamId } = await store.readDefaults(tx, companyId);
    if (!weeklyDigestEmail) await store.setDigest(tx, personId, false);
    await followRules(tx, companyId, { personIds: [personId], at });
    if (defaultTeamId !== null) await store.joinFirstTeam(tx, personId, defaultTeamId, at);
  });

  // An invitation takes a seat when it is sent; an account that a sign-in made takes one now, if there is one.
  events.on('identity.proven', 'record', async (tx, { personId, companyId, isNew }) => {
    if (!isNew) return;
    await lockCompany(tx, companyId);
    const { all, used } = await readSeats(tx, companyId);
    if (all !== null && used > all) await setLicenses(tx, [personId], false);
  });
}
