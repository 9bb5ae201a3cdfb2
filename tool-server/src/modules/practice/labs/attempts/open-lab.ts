import type { LabId, PersonId } from '@drawbridge/contracts';
import type { LabAttempt, LabPack } from '@drawbridge/contracts/practice';
import type { EventBus } from '../../../../events.ts';
import { checkMayOpen } from '../../../kernel/grants/index.ts';
import type { LabHelpService } from '../lab-help.service.ts';
import { ensureAttempt } from './open-attempt.ts';
import { type ShownDeps, toShownAttempt } from './shown-attempt.ts';

interface OpenDeps extends ShownDeps {
  events: EventBus;
  help: Pick<LabHelpService, 'of' | 'readSteps'>;
}

export async function openLab(
  deps: OpenDeps,
  learner: { personId: PersonId; labId: LabId },
): Promise<{ lab: LabPack; attempt: LabAttempt }> {
  const { db, labs, clock, events, help } = deps;
  const { personId, labId } = learner;
  const { pack } = labs.get(labId);
  const row = await db.transaction(async (tx) => {
    await checkMayOpen(tx, personId, { kind: 'lab', id: labId }, clock.now());
    const { row: attempt, isNew } = await ensureAttempt(tx, deps, learner);
    if (isNew && attempt.number === 1)
      await events.publish(tx, 'lab.started', { ...learner, at: clock.now() });
    return attempt;
  });
  return { lab: { ...pack, steps: await help.readSteps(row) }, attempt: await toShownAttempt(deps, row) };
}
