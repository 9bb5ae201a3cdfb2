import { getProfile, getSubscriptionInfo } from '@drawbridge/contracts/recognition';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { company } from '../../kernel/people/index.ts';
import { toDemoCompanyId } from '../../operations/demo/index.ts';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());

describe('CALL-13 subscription info', () => {
  it('CALL-3 subscription info is refused without a session', async () => {
    const reply = await tool.anonymous.call(getSubscriptionInfo, {});
    expect([reply.status, reply.code]).toEqual([401, 'not_signed_in']);
  });

  it.each([
    ['ind@demo.test', 'individual'],
    ['free@demo.test', 'free'],
    ['parent@demo.test', 'parent'],
    ['member@acme.test', 'company'],
  ])('BILL-1 %s has the type %s', async (email, type) => {
    const reply = await (await tool.as(email)).call(getSubscriptionInfo, {});
    expect(reply.data).toEqual({
      subscription_type: type,
      start_date: expect.stringMatching(/^20\d\d-/),
      end_date: null,
    });
  });

  it("BILL-1 the end is the company's for its people, and not for those of another", async () => {
    const ends = new Date('2026-04-01T12:00:00.000Z');
    await tool.database.db
      .update(company)
      .set({ expiresAt: ends })
      .where(eq(company.id, toDemoCompanyId('acme')));
    const own = await (await tool.as('member@acme.test')).call(getSubscriptionInfo, {});
    const other = await (await tool.as('member@globex.test')).call(getSubscriptionInfo, {});
    expect([own.data.end_date, other.data.end_date]).toEqual([ends.toISOString(), null]);
  });

  it('AUTH-41 subscription info is available to a person who must confirm their address first', async () => {
    expect((await (await tool.as('force@demo.test')).call(getSubscriptionInfo, {})).status).toBe(200);
  });
});

describe('CALL-14 profile', () => {
  it('CALL-3 the profile is refused without a session', async () => {
    const reply = await tool.anonymous.call(getProfile, {});
    expect([reply.status, reply.code]).toEqual([401, 'not_signed_in']);
  });

  it("ROLE-12 the profile is the caller's, whatever the address names", async () => {
    const champion = await tool.as('champion@acme.test');
    const reply = await champion.call(getProfile, { email: 'admin@globex.test', user_id: 'x' } as object);
    expect(reply.data).toMatchObject({
      email: 'champion@acme.test',
      first_name: 'Chidi',
      company_name: 'ACME',
      security_champion_teams: ['Alpha'],
      preferences_submitted: true,
    });
  });

  it('the profile contains only the requested parts', async () => {
    const caller = await tool.as('parent@demo.test');
    const plain = await caller.call(getProfile, {});
    const parts = ['weekly_digest_email', 'course_minutes', 'achievements', 'assessments_info'];
    expect(parts.filter((part) => part in plain.data)).toEqual([]);
    expect('company_name' in plain.data).toBe(false);
    const all = await caller.call(getProfile, { settings: '1', analytics: 'true', assessments: 'true' });
    expect(all.data).toMatchObject({
      weekly_digest_email: true,
      newsfeed_topics: [],
      course_minutes: 0,
      achievements: { points: 0, labs_passed: 0, challenges_solved: 0, courses_completed: 0 },
      assessments_info: { assessment_count: 0, assessment_data: [] },
    });
  });

  it.each(['maybe', '', '2', '[]'])('the flag %j is refused, naming it', async (settings) => {
    const reply = await (await tool.as('ind@demo.test')).call(getProfile, { settings });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, ['settings']]);
  });
});
