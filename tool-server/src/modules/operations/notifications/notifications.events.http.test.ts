import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { asId } from '@drawbridge/contracts';
import { queryNotifications } from '@drawbridge/contracts/operations';
import { openLab, submitLab } from '@drawbridge/contracts/practice';
import { buildLabResult } from '@drawbridge/contracts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { getLabs } from '../../../../test/fixtures/practice/our-labs.ts';
import { createEventBus } from '../../../events.ts';
import { createLive } from '../../../platform/live/live.ts';
import { createLog } from '../../../platform/log/log.ts';
import { person } from '../../kernel/people/index.ts';
import { toDemoPersonId } from '../demo/index.ts';
import { notifyOnEvents } from './notifications.events.ts';
import { createNotificationService } from './notifications.service.ts';

const L1 = asId<'lab'>('l1-someone-elses-invoice');
const EMAIL = 'ind@demo.test';
const PERSON = toDemoPersonId(EMAIL);

let tool: TestTool;
let learner: Caller;
let score = 0;

beforeAll(async () => {
  const result = () =>
    buildLabResult({
      lab_id: L1,
      verdict: score === 1 ? 'passed' : 'failed',
      score,
      max: 1,
      graded_at: tool.clock.now().toISOString(),
    });
  tool = await createTestTool({
    labs: getLabs([L1]),
    grader: { grade: () => Promise.resolve(result()) },
  });
  tool.app.jobs.start();
  learner = await tool.as(EMAIL);
});
afterAll(() => tool.close());

const contents = async () =>
  (await learner.call(queryNotifications, {})).data.items.map(({ content }) => content);

describe('notifications through the API', () => {
  async function submit(points: number) {
    score = points;
    const { attempt, lab } = (await learner.call(openLab, { lab_id: L1 })).data;
    const submission_id = asId<'submission'>(randomUUID());
    const files = lab.files.filter(({ path }) => lab.editable.includes(path));
    const reply = await learner.call(submitLab, { submission_id, attempt_id: attempt.attempt_id, files });
    expect([reply.status, reply.data.state]).toEqual([200, 'graded']);
  }

  it('NOTIF-9 the first pass of a lab is pushed to the open socket; a failure and a second pass are not', async () => {
    const socket = new WebSocket(
      `${tool.origin.replace('http', 'ws')}/api/main/socket?user_id=${encodeURIComponent(EMAIL)}`,
      ['drawbridge', `token.${learner.token}`],
    );
    const received: string[] = [];
    socket.on('message', (data: Buffer) => {
      const { notificationContent } = JSON.parse(data.toString()) as {
        notificationContent: { content: string };
      };
      received.push(notificationContent.content);
    });
    await once(socket, 'open');
    await submit(0);
    expect(await contents()).toEqual([]);
    await submit(1);
    await submit(1);
    await expect
      .poll(() => received.toSorted())
      .toEqual([
        'You earned the badge “First lab”.',
        'You earned the badge “No hint needed”.',
        "You passed the lab “Someone else's invoice”.",
      ]);
    expect((await contents()).toSorted()).toEqual(received.toSorted());
    const closed = once(socket, 'close');
    socket.close();
    await closed;
  });
});

describe('notifications about domain events', () => {
  const events = createEventBus();
  beforeAll(async () => {
    const live = await createLive({
      database: { ...tool.database, listen: undefined },
      redisUrl: undefined,
      log: createLog('silent'),
    });
    notifyOnEvents(events, createNotificationService({ database: tool.database, live, clock: tool.clock }), {
      product: 'Drawbridge',
      findLab: (id) =>
        id === 'gone' ? undefined : { title: `Lab ${id}`, type: id === 'c' ? 'challenge' : 'lab' },
      findCourseTitle: async (_, id: string) => `Course ${id}`,
    });
  });
  const publish: typeof events.publish extends (tx: never, ...rest: infer Rest) => unknown
    ? (...rest: Rest) => Promise<void>
    : never = (...event) => tool.database.db.transaction((tx) => events.publish(tx, ...event));
  const at = new Date('2026-03-02T10:00:00.000Z');
  const course = { personId: PERSON, courseId: asId<'course'>('c1'), at };

  it('a completed course is reported once, however often it is published, and progress is not', async () => {
    await publish('course.progressed', { ...course, percent: 50, completed: false });
    for (const _ of [1, 2]) await publish('course.progressed', { ...course, percent: 100, completed: true });
    expect((await contents()).filter((text) => text.includes('course'))).toEqual([
      'You completed the course “Course c1”.',
    ]);
  });

  it('a person whose address is confirmed is welcomed', async () => {
    for (const _ of [1, 2]) await publish('account.confirmed', { personId: PERSON, at });
    expect((await contents()).filter((text) => text.includes('Welcome'))).toEqual([
      'Welcome to Drawbridge. Choose a course and begin.',
    ]);
  });

  it('a pass links to the lab or challenge, and names it as what it is', async () => {
    for (const labId of ['l3', 'c'])
      await publish('lab.graded', {
        personId: PERSON,
        labId: asId(labId),
        score: 1,
        max: 1,
        passed: true,
        at,
      });
    const { items } = (await learner.call(queryNotifications, {})).data;
    expect(items.slice(0, 2).map(({ content, link }) => [content, link])).toEqual([
      ['You passed the challenge “Lab c”.', '/portal/challenges/c'],
      ['You passed the lab “Lab l3”.', '/portal/labs/l3'],
    ]);
  });

  it('an enrollment or a withdrawn lab is not reported, and a launched person gets no notifications', async () => {
    const launched = asId<'person'>(randomUUID());
    await tool.database.db.insert(person).values({ id: launched, kind: 'launched' });
    const before = await contents();
    const passed = { score: 1, max: 1, passed: true, at };
    await publish('course.enrolled', course);
    await publish('lab.graded', { personId: PERSON, labId: asId('gone'), ...passed });
    await publish('lab.graded', { personId: launched, labId: asId('l2'), ...passed });
    expect(await contents()).toEqual(before);
    const rows = await tool.database.query<{ kind: string }>({
      name: 'notifications_of_launched',
      text: 'select kind from notification where person_id = $1::uuid',
      values: [launched],
    });
    expect(rows).toEqual([]);
  });
});
