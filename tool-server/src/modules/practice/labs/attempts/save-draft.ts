import { type AttemptId, type PersonId, problem } from '@drawbridge/contracts';
import type { LabFile } from '@drawbridge/contracts/practice';
import { checkSubmission } from '@drawbridge/labs/grade';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { KnownLabs } from '../known-labs.ts';
import * as store from '../labs.store.ts';
import { getOpenAttempt } from './open-attempt.ts';

export async function saveDraft(
  { db, labs, clock }: { db: Database['db']; labs: KnownLabs; clock: Clock },
  draft: { personId: PersonId; attemptId: AttemptId; revision: number; files: LabFile[] },
): Promise<{ revision: number; saved_at: string }> {
  const { personId, attemptId, revision, files } = draft;
  const attempt = await getOpenAttempt(db, personId, attemptId);
  checkSubmission(labs.get(attempt.labId).lab, files);
  const saved = await store.updateDraft(db, personId, attemptId, revision, files, clock.now());
  if (saved) return { revision: saved.revision, saved_at: (saved.savedAt ?? clock.now()).toISOString() };
  // Repeating a save whose response was lost is no conflict. @see CALL-47
  const now = await getOpenAttempt(db, personId, attemptId);
  if (now.revision === revision + 1 && JSON.stringify(now.files) === JSON.stringify(files))
    return { revision: now.revision, saved_at: (now.savedAt ?? clock.now()).toISOString() };
  throw problem('draft_outdated');
}
