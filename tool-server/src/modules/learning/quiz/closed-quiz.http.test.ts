import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { gradeQuiz, startQuiz } from '@drawbridge/contracts/learning';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestTool,
  getOurCatalogue,
  type TestTool,
} from '../../../../test/fixtures/create-test-tool.ts';

/** No free account may open it. */
const PAID = 'c3-the-browser-as-a-hostile-host';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());

it('ROLE-10 a quiz of a closed course is neither begun nor submitted', async () => {
  const items = getOurCatalogue()
    .courses.filter(({ id }) => id === PAID)
    .flatMap(({ subjects }) => subjects.flatMap((subject) => subject.items));
  const ids = items.flatMap((item) => (item.object_type === 'quiz' ? [item.quiz_id as string] : []));
  const free = await tool.as('free@demo.test');
  for (const id of ids) {
    const quiz_id = asId<'quiz'>(id);
    const replies = [
      await free.call(startQuiz, { quiz_id }),
      await free.call(gradeQuiz, { quiz_id, attempt_id: randomUUID(), answers: {} }),
    ];
    expect(replies.map(({ code }) => code)).toEqual(['upgrade_required', 'upgrade_required']);
  }
  expect(ids.length).toBeGreaterThan(0);
});
