import { asId, type PersonId } from '@drawbridge/contracts';
import type { LabCard } from '@drawbridge/contracts/practice';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { readClosedLabs } from '../../kernel/grants/index.ts';
import type { toLabCard } from './lab-card.ts';
import * as store from './labs.store.ts';

export async function listLabs(
  { db, clock, cards }: { db: Database['db']; clock: Clock; cards: readonly ReturnType<typeof toLabCard>[] },
  personId: PersonId,
): Promise<{ items: LabCard[] }> {
  const standings = new Map(
    (await store.readStandings(db, personId)).map((standing) => [standing.labId, standing]),
  );
  const closed = await readClosedLabs(db, personId, clock.now());
  const items = cards.map((card) => {
    const standing = standings.get(asId(card.lab_id));
    const lock = closed.get(card.lab_id);
    return {
      ...card,
      started: standing !== undefined,
      passed: standing?.passed ?? false,
      upgrade: lock === 'upgrade',
      disabled: lock === 'disabled',
    };
  });
  return { items };
}
