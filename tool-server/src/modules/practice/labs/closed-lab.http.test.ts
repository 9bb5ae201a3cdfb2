import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import {
  chooseGuidance,
  getLabSolution,
  openHint,
  openLab,
  openSolution,
  resetLab,
  saveDraft,
  startLab,
  submitLab,
} from '@drawbridge/contracts/practice';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { getLabs } from '../../../../test/fixtures/practice/our-labs.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';

/** A lab of a course that the free plan does not open. */
const LAB = asId<'lab'>('l12-comments-that-run');
const EMAIL = 'ind@demo.test';

let tool: TestTool;
let learner: Caller;
beforeAll(async () => {
  tool = await createTestTool({ labs: getLabs([LAB]) });
  learner = await tool.as(EMAIL);
});
afterAll(() => tool.close());

const setPlan = (type: 'IND' | 'FT') =>
  tool.database.db.execute(
    sql`update account set type = ${type} where person_id = ${toDemoPersonId(EMAIL)}::uuid`,
  );

describe('ROLE-10 a plan that ends during a lab', () => {
  it('closes the lab for every call but saving, and what was saved is there once it is open again', async () => {
    const { lab, attempt } = (await learner.call(openLab, { lab_id: LAB })).data;
    const attempt_id = asId<'attempt'>(attempt.attempt_id);
    await setPlan('FT');
    const files = [{ path: lab.files[0]?.path ?? '', text: '// mine' }];
    const saved = await learner.call(saveDraft, { attempt_id, revision: attempt.revision, files });
    expect(saved.status).toBe(200);
    const submission_id = asId<'submission'>(randomUUID());
    const refused = [
      await learner.call(openLab, { lab_id: LAB }),
      await learner.call(startLab, { lab_id: LAB }),
      await learner.call(submitLab, { submission_id, attempt_id, files }),
      await learner.call(openHint, { attempt_id, number: 1 }),
      await learner.call(chooseGuidance, { attempt_id, guidance: 'guided' }),
      await learner.call(openSolution, { attempt_id }),
      await learner.call(getLabSolution, { lab_id: LAB }),
      await learner.call(resetLab, { attempt_id }),
    ];
    expect(refused.map(({ status, code }) => [status, code])).toEqual(
      refused.map(() => [403, 'upgrade_required']),
    );
    await setPlan('IND');
    const again = (await learner.call(openLab, { lab_id: LAB })).data.attempt;
    expect([again.attempt_id, again.files]).toEqual([attempt_id, files]);
  });
});

describe('ROLE-10 a course that is withdrawn', () => {
  it('keeps its labs closed to those whose plan did not open it', async () => {
    const setWithdrawn = (at: 'now()' | 'null') =>
      tool.database.db.execute(
        sql`update course set withdrawn_at = ${sql.raw(at)} where id = 'c3-the-browser-as-a-hostile-host'`,
      );
    const free = await tool.as('free@demo.test');
    await setWithdrawn('now()');
    const reply = await free.call(openLab, { lab_id: LAB });
    const open = await learner.call(openLab, { lab_id: LAB });
    await setWithdrawn('null');
    expect([reply.code, open.status]).toEqual(['upgrade_required', 200]);
  });
});
