import { login } from '@drawbridge/contracts/identity';
import { addPlatform } from '@drawbridge/contracts/integration';
import { startGuest } from '@drawbridge/contracts/practice';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestTool, type TestTool } from '../fixtures/create-test-tool.ts';

let tool: TestTool;
beforeAll(async () => {
  tool = await createTestTool();
});
afterAll(() => tool.close());
beforeEach(() => void tool.logs.splice(0));

const readRefusals = () =>
  tool.logs
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'request.refused');
/** What production logs too. */
const INFO = 30;

describe('P8, ASVS 16.3.2, 16.3.3 tries to pass a control are in the log', () => {
  it('input that no form sends, with the number of its fields and nothing that was sent', async () => {
    await tool.from('192.0.2.77').call(login, { username: 'sent-to-us', password: '' });
    expect(readRefusals()).toEqual([
      {
        level: INFO,
        time: expect.any(String),
        event: 'request.refused',
        method: 'POST',
        route: '/login',
        reason: 'bad_input',
        fields: 2,
        network: '192.0.2.77',
        msg: 'refused',
      },
    ]);
    expect(tool.logs.join()).not.toContain('sent-to-us');
  });

  it('a body that is no JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    await tool.fetch('/api/main/login', { method: 'POST', headers, body: '{' });
    expect(readRefusals()).toEqual([expect.objectContaining({ reason: 'not_json' })]);
  });

  it('more tries than a limit allows', async () => {
    const caller = tool.from('192.0.2.78');
    for (let tries = 0; tries < 11; tries += 1)
      await caller.call(login, { username: 'member@acme.test', password: 'guess' });
    expect(readRefusals()).toEqual([expect.objectContaining({ reason: 'too_many_tries', route: '/login' })]);
  });

  it('a call beyond the rights of the caller, a guest’s too', async () => {
    await (await tool.as('manager@acme.test')).call(addPlatform, {} as never);
    const { data } = await tool.anonymous.call(startGuest, {});
    await tool.withToken(data.token).call(addPlatform, {} as never);
    expect(readRefusals().map(({ reason }) => reason)).toEqual(['forbidden', 'forbidden']);
  });

  it('a token that we did not issue, but not a page without a session', async () => {
    await tool.anonymous.call(addPlatform, {} as never);
    await tool.withToken('forged').call(addPlatform, {} as never);
    expect(readRefusals()).toEqual([expect.objectContaining({ reason: 'not_signed_in' })]);
    expect(tool.logs.join()).not.toContain('forged');
  });
});
