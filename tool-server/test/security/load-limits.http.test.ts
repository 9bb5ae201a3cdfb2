import { request } from 'node:http';
import { login } from '@drawbridge/contracts/identity';
import { addWish, listWishes } from '@drawbridge/contracts/learning';
import { openLab, startGuest } from '@drawbridge/contracts/practice';
import { afterEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../fixtures/create-test-tool.ts';
import { LAB } from '../fixtures/lti/lti-tool.ts';
import { getLabs } from '../fixtures/practice/our-labs.ts';

const labs = getLabs([LAB]);
let tool: TestTool;
afterEach(() => tool.close());

const write = (caller: Caller) => caller.call(openLab, { lab_id: LAB });

describe('P14: what a person who is signed in may send (ASVS 2.4.1)', () => {
  it('writes beyond the limit get a 429 with the time to wait, and work again after it', async () => {
    tool = await createTestTool({ labs, env: { WRITES_PER_MINUTE: '10' } });
    const member = await tool.as('member@acme.test');
    for (let call = 0; call < 10; call += 1) expect((await write(member)).status).toBe(200);
    const refused = await write(member);
    expect([refused.status, refused.code]).toEqual([429, 'too_many_tries']);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    tool.clock.advance(wait * 1_000);
    expect((await write(member)).status).toBe(200);
  });

  it('another session of the same person shares the limit; another person has their own', async () => {
    tool = await createTestTool({ labs, env: { WRITES_PER_MINUTE: '10' } });
    const member = await tool.as('member@acme.test');
    for (let call = 0; call < 10; call += 1) await write(member);
    expect((await write(await tool.as('member@acme.test'))).status).toBe(429);
    expect((await write(await tool.as('champion@acme.test'))).status).toBe(200);
  });

  it('refused input counts: it costs as much to read', async () => {
    tool = await createTestTool({ env: { WRITES_PER_MINUTE: '10' } });
    const member = await tool.as('member@acme.test');
    for (let call = 0; call < 10; call += 1)
      expect((await member.call(addWish, {} as never)).status).toBe(400);
    expect((await member.call(addWish, {} as never)).status).toBe(429);
  });

  it('reading has a limit of its own, four times as wide', async () => {
    tool = await createTestTool({ env: { WRITES_PER_MINUTE: '10' } });
    const member = await tool.as('member@acme.test');
    for (let call = 0; call < 10; call += 1) await member.call(addWish, {} as never);
    for (let call = 0; call < 40; call += 1) expect((await member.call(listWishes, {})).status).toBe(200);
    expect((await member.call(listWishes, {})).status).toBe(429);
  });

  it('a guest may send half', async () => {
    tool = await createTestTool({ labs, env: { WRITES_PER_MINUTE: '10' } });
    const { data } = await tool.anonymous.call(startGuest, {});
    const guest = tool.withToken(data.token);
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) statuses.push((await write(guest)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('sign-in is not counted by person: nobody can use up the calls of somebody else', async () => {
    tool = await createTestTool({ labs, env: { WRITES_PER_MINUTE: '10' } });
    for (let call = 0; call < 15; call += 1)
      await tool.from(`198.51.100.${call}`).call(login, { username: 'member@acme.test', password: 'wrong' });
    expect((await write(await tool.as('champion@acme.test'))).status).toBe(200);
  });
});

/** Requests that have sent their headers and keep their body back. */
async function hold(origin: string, count: number, path = '/api/main/login') {
  const type = path.startsWith('/api/') ? 'application/json' : 'application/x-www-form-urlencoded';
  const held = Array.from({ length: count }, () => {
    const sent = request(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': type, 'content-length': '1000' },
    });
    sent.on('error', () => undefined);
    sent.write('{');
    return sent;
  });
  return { release: () => held.forEach((one) => one.destroy()) };
}

describe('P14: requests at the same time (ASVS 15.2.2)', () => {
  it('more than the server works on get a 503 at once, which says when to come again', async () => {
    tool = await createTestTool({ env: { REQUESTS_AT_ONCE: '10' } });
    const { release } = await hold(tool.origin, 10);
    const refused = async () => (await tool.fetch('/api/docs')).status;
    await expect.poll(refused).toBe(503);
    const reply = await tool.fetch('/api/main/user/dashboard');
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await reply.json()).toMatchObject({ success: false, code: 'unavailable' });
    expect((await tool.fetch('/healthz')).status, 'who watches the process gets an answer').toBe(200);
    expect((await tool.fetch('/readyz')).status).toBe(200);
    release();
    await expect.poll(refused).toBe(200);
  });

  it.each(['/lti/login', '/lti/launch'])(
    'count where they are launches, and are refused there: %s',
    async (path) => {
      tool = await createTestTool({ env: { REQUESTS_AT_ONCE: '10' } });
      const { release } = await hold(tool.origin, 10, path);
      const refused = async () => (await tool.fetch('/api/docs')).status;
      await expect.poll(refused).toBe(503);
      expect((await tool.fetch(path, { method: 'POST' })).status).toBe(503);
      release();
      await expect.poll(refused).toBe(200);
      expect((await tool.fetch(path, { method: 'POST' })).status).toBe(400);
    },
  );

  it('the log gets one line for a crowd, and no fault for each request', async () => {
    tool = await createTestTool({ env: { REQUESTS_AT_ONCE: '10' } });
    const { release } = await hold(tool.origin, 10);
    await expect.poll(async () => (await tool.fetch('/api/docs')).status).toBe(503);
    release();
    expect(tool.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect(tool.logs.filter((line) => line.includes('more are refused'))).toHaveLength(1);
  });
});
