import { asId, type CompanyId, type PersonId } from '@drawbridge/contracts';
import type { EventBus } from '../../../events.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { setLicenses } from '../../kernel/grants/index.ts';
import { lockCompany } from '../../kernel/people/index.ts';
import { followRules } from '../teams/index.ts';
import { readSeats } from '../users/index.ts';
import * as store from './organization.store.ts';

async function giveDefaults(
  tx: Tx,
  { personId, companyId, at }: { personId: PersonId; companyId: CompanyId; at: Date },
): Promise<void> {
  const { weeklyDigestEmail, defaultTeamId } = await store.readDefaults(tx, companyId);
  if (!weeklyDigestEmail) await store.setDigest(tx, personId, false);
  // Before the default team, which is for people who are in none.
  await followRules(tx, companyId, { personIds: [personId], at });
  if (defaultTeamId !== null) await store.joinFirstTeam(tx, personId, defaultTeamId, at);
}

/**
 * Gives a new person of a company what its administrators chose for new people: once, when their account becomes active or
 * a private account joins. So nobody's own choice is changed later. @see COMP-38
 */
export function followNewPeople(events: EventBus): void {
  events.on('account.confirmed', 'react', async (tx, { personId, at }) => {
    const found = await store.findCompanyOf(tx, personId);
    if (found !== undefined) await giveDefaults(tx, { personId, companyId: asId<'company'>(found), at });
  });
  events.on('company.changed', 'react', async (tx, { personId, companyId, at }) => {
    if (companyId) await giveDefaults(tx, { personId, companyId, at });
  });

  // An invitation takes a seat when it is sent; an account that a sign-in made takes one now, if there is one.
  events.on('identity.proven', 'record', async (tx, { personId, companyId, isNew }) => {
    if (!isNew) return;
    await lockCompany(tx, companyId);
    const { all, used } = await readSeats(tx, companyId);
    if (all !== null && used > all) await setLicenses(tx, [personId], false);
  });
}
