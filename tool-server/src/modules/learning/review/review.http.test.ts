import { getReviewToken } from '@drawbridge/contracts/learning';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';

let tool: TestTool;
afterEach(() => tool.close());

const withForm = () => createTestTool({ env: { REVIEW_FORM_URL: 'https://forms.example/review?f=1' } });

describe('CALL-46 review token', () => {
  it('CALL-3 a review token is refused without a session, AUTH-41 and with an unconfirmed address', async () => {
    tool = await withForm();
    const anonymous = await tool.anonymous.call(getReviewToken, {});
    const forced = await (await tool.as('force@demo.test')).call(getReviewToken, {});
    expect([anonymous.status, forced.status]).toEqual([401, 403]);
  });

  it("DATA-20 a review token contains the caller's own email and an unreadable state", async () => {
    tool = await withForm();
    const caller = await tool.as('member@acme.test');
    const first = await caller.call(getReviewToken, { email: 'admin@acme.test' } as never);
    const second = await caller.call(getReviewToken, {});
    expect(first.data.email).toBe('member@acme.test');
    expect(first.data.state).toMatch(/^[\w-]{60,}$/);
    expect(Buffer.from(first.data.state, 'base64url').toString('latin1')).not.toContain('personId');
    expect(first.data.state).not.toBe(second.data.state);
  });

  it('REV-3 a review token is not found if there is no form', async () => {
    tool = await createTestTool();
    const reply = await (await tool.as('member@acme.test')).call(getReviewToken, {});
    expect([reply.status, reply.code]).toEqual([404, 'not_found']);
  });

  it('REV-1 pages may frame the form, and nothing else of its origin', async () => {
    tool = await withForm();
    const policy = (await tool.fetch('/portal/dashboard')).headers.get('content-security-policy') ?? '';
    expect(policy.match(/[^;]*forms\.example[^;]*/g)).toEqual([" frame-src 'self' https://forms.example"]);
  });
});
