import { changeNotificationStatus } from '@drawbridge/contracts/operations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { createLive } from '../../../platform/live/live.ts';
import { createLog } from '../../../platform/log/log.ts';
import { createEmailRenderer } from '../../../platform/mail/email-template.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { account } from '../../kernel/people/index.ts';
import { toDemoPersonId } from '../demo/index.ts';
import { createDigestJob } from './digest.jobs.ts';
import { createNotificationService, type NotificationService } from './index.ts';
import { notification, notificationDigest } from './notifications.table.ts';

const EMAIL = 'member@acme.test';
const PERSON = toDemoPersonId(EMAIL);
const MINUTE = 60_000;
const DAY = 86_400_000;
/** Monday 08:00 UTC of week 11. */
const MONDAY = Date.parse('2026-03-09T08:00:00.000Z');

let tool: TestTool;
let service: NotificationService;
let job: Job;
let mails: Mail[] = [];
let fails = false;

beforeAll(async () => {
  tool = await createTestTool();
  const { database, clock, config } = tool;
  const live = await createLive({
    database: { ...database, listen: undefined },
    redisUrl: undefined,
    log: createLog('silent'),
  });
  service = createNotificationService({ database, live, clock });
  job = createDigestJob({
    database,
    clock,
    productName: config.productName,
    publicUrl: config.publicUrl,
    toMailContent: createEmailRenderer(config),
    mailer: {
      send(_tx, mail) {
        if (fails) return Promise.reject(new Error('the outbox is full'));
        mails.push(mail);
        return Promise.resolve();
      },
      wake: () => undefined,
    },
  });
});
afterAll(() => tool.close());

const goTo = (ms: number) => tool.clock.advance(ms - tool.clock.now().getTime());
const notify = (key: string, at: Date) =>
  tool.database.db.transaction((tx) =>
    service.notify(tx, [PERSON], { kind: 'admin', key, content: `about ${key}`, at }),
  );
const set = (values: Partial<typeof account.$inferInsert>) =>
  tool.database.db.update(account).set(values).where(eq(account.personId, PERSON));

beforeEach(async () => {
  mails = [];
  fails = false;
  await tool.database.db.delete(notification);
  await tool.database.db.delete(notificationDigest);
  await set({ weeklyDigestEmail: true, timeZone: null, state: 'active' });
  goTo(MONDAY);
});

describe('the weekly digest', () => {
  it('the digest is sent on Monday at 08:00 UTC, once a week, with the unread notifications of seven days', async () => {
    await notify('old', new Date(MONDAY - 7 * DAY - MINUTE));
    await notify('first', new Date(MONDAY - 6 * DAY));
    await notify('second', new Date(MONDAY - DAY));
    goTo(MONDAY - MINUTE);
    expect(await job.run()).toBe(0);
    goTo(MONDAY);
    expect([await job.run(), await job.run()]).toEqual([1, 0]);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [EMAIL, '2 unread notifications in Drawbridge'],
    ]);
    expect(mails[0]?.text).toContain('• about second\n\n• about first');
    expect(mails[0]?.text).not.toContain('about old');
    expect(mails[0]?.text).toContain('https://tool.test/portal/notifications');
  });

  it('the digest is sent again the next Monday, not on the days between', async () => {
    const weeks: number[] = [];
    for (let day = 0; day <= 7; day += 1) {
      goTo(MONDAY + day * DAY);
      await notify(`day ${day}`, tool.clock.now());
      weeks.push(await job.run());
    }
    expect(weeks).toEqual([1, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('the digest names ten and counts the rest', async () => {
    for (let number = 0; number < 12; number += 1) await notify(`number ${number}`, new Date(MONDAY - DAY));
    await job.run();
    expect(mails[0]?.text.match(/• /g)).toHaveLength(10);
    expect(mails[0]?.text).toContain('And 2 more.');
  });

  it.each([
    [
      'who read everything',
      async () => void (await (await tool.as(EMAIL)).call(changeNotificationStatus, { readall: true })),
    ],
    ['who does not want it', () => set({ weeklyDigestEmail: false })],
    ['whose account is not active', () => set({ state: 'unverified' })],
  ])('the digest is not sent to a person %s', async (_who, make) => {
    await notify('one', new Date(MONDAY - DAY));
    await make();
    expect([await job.run(), mails]).toEqual([0, []]);
  });

  it('the digest is sent at 08:00 local time', async () => {
    await set({ timeZone: 'America/New_York' });
    await notify('one', new Date(MONDAY - DAY));
    // New York has been on summer time since the day before: 12:00 UTC.
    goTo(MONDAY + 4 * 60 * MINUTE - MINUTE);
    expect(await job.run()).toBe(0);
    goTo(MONDAY + 4 * 60 * MINUTE);
    expect(await job.run()).toBe(1);
  });

  it('the digest treats an unknown time zone as UTC', async () => {
    await set({ timeZone: 'Mars/Olympus' });
    await notify('one', new Date(MONDAY - DAY));
    expect(await job.run()).toBe(1);
  });

  it('the digest is sent by one of two concurrent processes', async () => {
    await notify('one', new Date(MONDAY - DAY));
    await Promise.all([job.run(), job.run()]);
    expect(mails).toHaveLength(1);
  });

  it('the digest is not marked as sent if the email could not be written', async () => {
    await notify('one', new Date(MONDAY - DAY));
    fails = true;
    await expect(job.run()).rejects.toThrow('the outbox is full');
    fails = false;
    expect(await job.run()).toBe(1);
  });
});
