import { asId } from '@drawbridge/contracts';
import { publishMediaClick } from '@drawbridge/contracts/recognition';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createAssignmentCalls } from '../../../../test/fixtures/company/assignment-calls.ts';
import {
  type AssignmentTool,
  createAssignmentTool,
  DAY_MS,
} from '../../../../test/fixtures/company/assignment-tool.ts';
import { LAB, LONG, SHORT } from '../../../../test/fixtures/recognition/award-tool.ts';

let given: AssignmentTool;
beforeEach(async () => {
  await given?.tool.close();
  given = await createAssignmentTool();
});
afterAll(() => given.tool.close());

const { read } = createAssignmentCalls(() => given);

describe('COMP-52 past work', () => {
  it('counts where the assignment says so, also before the start', async () => {
    await given.completeShort(given.member);
    await given.pass(DAY_MS);
    const later = { startsAt: given.inDays(1), dueAt: given.inDays(3) };
    const yes = await given.assign({ countsPastWork: true, ...later });
    const no = await given.assign(later);
    expect([(await read(yes)).state, (await read(no)).state]).toEqual(['finished', 'upcoming']);
    await given.pass(2 * DAY_MS);
    expect(await read(no)).toMatchObject({ state: 'not_started', progress: 0 });
  });
  it('does not count elsewhere, until it is done again: an article opened, a lab passed', async () => {
    await given.enroll(given.member, LONG);
    await given.completeShort(given.member);
    await given.submit(given.member, LAB);
    await given.pass(DAY_MS);
    const id = await given.assign({
      items: [
        { kind: 'course', id: SHORT },
        { kind: 'course', id: LONG },
      ],
    });
    expect(await read(id)).toMatchObject({ completed_work: 0, total_work: 10 });
    const click = { event_id: asId<'course'>(SHORT), item_id: asId<'item'>('short-1') };
    await given.pass(1_000);
    await given.member.call(publishMediaClick, click);
    await given.member.call(publishMediaClick, click);
    given.setPassing(false);
    await given.submit(given.member, LAB);
    expect(await read(id)).toMatchObject({ completed_work: 1 });
    given.setPassing(true);
    await given.submit(given.member, LAB);
    expect(await read(id)).toMatchObject({ completed_work: 2 });
  });
  it('to open something is not to complete it: only what was complete can be done again', async () => {
    const id = await given.assign();
    await given.enroll(given.member, SHORT);
    await given.member.call(publishMediaClick, { event_id: asId(SHORT), item_id: asId('short-1') });
    expect(await read(id)).toMatchObject({ completed_work: 0, state: 'not_started' });
  });
});
