import type { PartnerId } from '@drawbridge/contracts';
import {
  addPartner,
  changePartner,
  createEmbedToken,
  deletePartner,
} from '@drawbridge/contracts/integration';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';

const FILTER = '/api/main/course/filter';
const BOARD = '/api/macro/public-profile/hall-of-fame';
const ATTEMPTS = '/api/challenge/lab/attempts/l1-someone-elses-invoice';
const SITE = 'https://partner.test';
const OTHER_SITE = 'https://other-partner.test';
const STRANGER = 'https://stranger.test';

let tool: TestTool;
let admin: Caller;
let partnerId: PartnerId;
let token: string;

beforeAll(async () => {
  tool = await createTestTool();
  admin = await tool.as('admin@acme.test');
  await admin.call(addPartner, { name: 'Other site', allowed_origins: [OTHER_SITE] });
});
afterAll(() => tool.close());
afterEach(() => admin.call(deletePartner, { id: partnerId }));
beforeEach(async () => {
  const { data } = await admin.call(addPartner, { name: 'Site', allowed_origins: [SITE] });
  partnerId = data.partner.id;
  const partner = tool.withToken(data.secret);
  const asked = { visitor_id: '4711', scopes: ['courses' as const], origin: SITE };
  ({ token } = (await partner.call(createEmbedToken, asked)).data);
});

interface Sent {
  method?: string;
  origin?: string | undefined;
  authorization?: string;
  headers?: Record<string, string>;
}

async function send(address: string, { method = 'POST', origin, authorization, headers = {} }: Sent) {
  const response = await tool.fetch(address, {
    method,
    headers: {
      ...(origin && { origin }),
      ...(authorization && { authorization }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(method === 'POST' && { body: '{}' }),
  });
  const text = await response.text();
  const { code } = (text ? JSON.parse(text) : {}) as { code?: string };
  const allowed = response.headers.get('access-control-allow-origin');
  return { status: response.status, code, allowed, headers: response.headers };
}

const preflight = (address: string, origin: string, method = 'POST') =>
  send(address, {
    method: 'OPTIONS',
    origin,
    headers: {
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization, content-type',
    },
  });

describe('EMB-3, EMB-11 a page of a partner calls from its own origin', () => {
  it("a preflight tells a partner's page that it may send a token", async () => {
    const { status, allowed, headers } = await preflight(FILTER, SITE);
    expect([status, allowed]).toEqual([204, SITE]);
    expect(headers.get('access-control-allow-methods')).toBe('POST');
    expect(headers.get('access-control-allow-headers')).toBe('authorization, content-type');
    expect(headers.get('vary')?.toLowerCase()).toContain('origin');
  });

  it("a partner's page reads the answer to a call with its visitor's token, which involves no cookie", async () => {
    const { status, allowed, headers } = await send(FILTER, { origin: SITE, authorization: token });
    expect([status, allowed]).toEqual([200, SITE]);
    expect(headers.get('vary')?.toLowerCase()).toContain('origin');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it("a partner's page can read a refusal too, so that it can request another token", async () => {
    tool.clock.advance(11 * 60_000);
    const expired = await send(FILTER, { origin: SITE, authorization: token });
    expect([expired.status, expired.code, expired.allowed]).toEqual([401, 'token_expired', SITE]);
  });

  it("a partner's page can read the public data of widgets", async () => {
    const { status, allowed } = await send(BOARD, { method: 'GET', origin: SITE });
    expect([status, allowed]).toEqual([200, SITE]);
  });
});

describe('EMB-11, EMB-12 calls from other pages', () => {
  it.each([
    ['an origin that no partner lists', FILTER, STRANGER, 'POST'],
    ['a call that no embed token may make', ATTEMPTS, SITE, 'GET'],
    ['a method that the address does not have', FILTER, SITE, 'DELETE'],
    ['an origin that is a text', FILTER, "'; drop table partner; --", 'POST'],
    ['no origin at all, as a sandboxed frame sends it', FILTER, 'null', 'POST'],
  ])('%s is not allowed by a preflight', async (_, address, origin, method) => {
    const { status, allowed } = await preflight(address, origin, method);
    expect([status, allowed]).toEqual([204, null]);
  });

  it('a page on an unlisted origin cannot read an answer', async () => {
    const { allowed } = await send(BOARD, { method: 'GET', origin: STRANGER });
    expect(allowed).toBeNull();
  });

  it.each([OTHER_SITE, STRANGER])('the token of another page is refused at %s', async (origin) => {
    const { status, code } = await send(FILTER, { origin, authorization: token });
    expect([status, code]).toEqual([403, 'origin_not_allowed']);
  });

  it('a removed origin is refused immediately', async () => {
    await admin.call(changePartner, { id: partnerId, allowed_origins: [OTHER_SITE] });
    const { status, allowed } = await send(FILTER, { origin: SITE, authorization: token });
    expect([status, allowed]).toEqual([401, null]);
  });
});

describe('EMB-12 the token in our own frame', () => {
  it.each<[string, () => string | undefined]>([
    ['at the public address', () => new URL(tool.config.publicUrl).origin],
    ['at another address of ours', () => tool.origin],
    ['from a program, which names no page', () => undefined],
  ])('an embed token is accepted %s', async (_, toOrigin) => {
    const { status, allowed } = await send(FILTER, { authorization: token, origin: toOrigin() });
    expect([status, allowed]).toEqual([200, null]);
  });
});
