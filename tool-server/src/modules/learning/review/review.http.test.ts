import { randomBytes } from 'node:crypto';
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
    tool = await createTestTool({ config: { reviewFormUrl: undefined } });
    const reply = await (await tool.as('member@acme.test')).call(getReviewToken, {});
    expect([reply.status, reply.code]).toEqual([404, 'not_found']);
  });

  it('REV-1, SHELL-3 outside production the server is its own review form, which any page may frame', async () => {
    tool = await createTestTool();
    const settings = await (await tool.fetch('/portal/dashboard')).text();
    expect(settings).toContain(`${tool.config.publicUrl}/dev/review-form/`);
    const form = await tool.fetch('/dev/review-form/?state=x&email=mia%40acme.test');
    expect([form.status, form.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(form.headers.get('content-security-policy')).not.toContain('frame-ancestors');
    for (const file of ['form.js', 'form.css'])
      expect((await tool.fetch(`/dev/review-form/${file}`)).status).toBe(200);
  });

  it('REV-1 production has no review form of its own', async () => {
    tool = await createTestTool({
      demo: false,
      env: {
        NODE_ENV: 'production',
        SECRET_KEY: randomBytes(32).toString('base64url'),
        EMBEDDED_IN_PRODUCTION: '1',
      },
    });
    expect(tool.config.reviewFormUrl).toBeUndefined();
    expect((await tool.fetch('/dev/review-form/')).status).toBe(404);
  });

  it('REV-1 pages may frame the form, and nothing else of its origin', async () => {
    tool = await withForm();
    const policy = (await tool.fetch('/portal/dashboard')).headers.get('content-security-policy') ?? '';
    expect(policy.match(/[^;]*forms\.example[^;]*/g)).toEqual([" frame-src 'self' https://forms.example"]);
  });
});
