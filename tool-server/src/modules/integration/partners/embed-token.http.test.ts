import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { getPreferenceForm, submitPreferences } from '@drawbridge/contracts/identity';
import {
  addPartner,
  addPartnerSecret,
  changePartner,
  createEmbedToken,
  deletePartner,
  EMBED_SCOPES,
  type EmbedScope,
  listPartners,
  revokePartnerSecret,
} from '@drawbridge/contracts/integration';
import {
  addWish,
  filterCourses,
  getCourse,
  getReviewToken,
  getVideo,
  listWishes,
  startAiQuiz,
} from '@drawbridge/contracts/learning';
import { listAttempts, listLabs, openLab, startLab } from '@drawbridge/contracts/practice';
import {
  getSubscriptionInfo,
  publishCourseStats,
  publishMediaClick,
  publishVideoWatch,
} from '@drawbridge/contracts/recognition';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { LAB } from '../../../../test/fixtures/lti/lti-tool.ts';
import { getLabs } from '../../../../test/fixtures/practice/our-labs.ts';
import { limitWindow } from '../../../platform/limits/limits.table.ts';
import { company, person } from '../../kernel/people/people.table.ts';
import { wish } from '../../learning/wishlist/wishlist.table.ts';
import { labAttempt } from '../../practice/labs/labs.table.ts';
import { toHash } from './keys.ts';
import { embedToken, partner, partnerVisitor } from './partners.table.ts';

const SITE = 'https://partner.test';
const SHOP = 'https://shop.test:8443';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const COURSE = asId<'course'>('c2-injection-at-the-boundary');

let tool: TestTool;
let admin: Caller;
/** A partner of ACME, made anew for each test. */
let site: {
  id: ReturnType<typeof asId<'partner'>>;
  secretId: ReturnType<typeof asId<'secret key'>>;
  secret: string;
};

beforeAll(async () => {
  const labs = getLabs([LAB]);
  tool = await createTestTool({ labs, env: { REVIEW_FORM_URL: 'https://review.test/form' } });
});
afterAll(() => tool.close());
beforeEach(async () => {
  await tool.database.db.delete(limitWindow);
  admin = await tool.as('admin@acme.test');
  site = await addSite([SITE, SHOP]);
  return async () => void (await admin.call(deletePartner, { id: site.id }));
});

async function addSite(allowed_origins: string[], caller = admin) {
  const { data } = await caller.call(addPartner, { name: 'Site', allowed_origins });
  const secretId = data.partner.secrets[0]?.id ?? asId<'secret key'>(randomUUID());
  return { id: data.partner.id, secretId, secret: data.secret };
}

interface Asked {
  visitor_id?: string;
  scopes?: EmbedScope[];
  origin?: string;
  minutes?: number;
}
const ask = (asked: Asked = {}, secret = site.secret) =>
  tool
    .withToken(secret)
    .call(createEmbedToken, { visitor_id: 'visitor-1', scopes: [...EMBED_SCOPES], origin: SITE, ...asked });

async function enter(asked: Asked = {}, secret = site.secret): Promise<Caller> {
  return tool.withToken((await ask(asked, secret)).data.token);
}

const countVisitors = () => tool.database.db.$count(partnerVisitor, eq(partnerVisitor.partnerId, site.id));
const toPersonOf = async (token: string | undefined) => {
  const rows = await tool.database.db
    .select({ personId: embedToken.personId })
    .from(embedToken)
    .where(eq(embedToken.tokenHash, toHash(token ?? '')));
  return rows[0]?.personId;
};

describe('EMB-12 an embed token', () => {
  it('a token is created with the secret key, bare or as Bearer, and lasts ten minutes', async () => {
    const bare = await ask();
    expect(bare.data.token).toMatch(/^dbet_[\w-]{43}$/);
    expect(bare.data.expires_at).toBe(new Date(tool.clock.now().getTime() + 10 * MINUTE_MS).toISOString());
    const withBearer = await ask({}, `Bearer ${site.secret}`);
    expect(withBearer.status).toBe(200);
    expect(bare.headers.get('cache-control')).toBe('no-store, no-transform');
  });

  it('a token lasts as long as requested, between five and ten minutes', async () => {
    const { data } = await ask({ minutes: 5 });
    expect(data.expires_at).toBe(new Date(tool.clock.now().getTime() + 5 * MINUTE_MS).toISOString());
    for (const minutes of [4, 11, 7.5, 0, -1]) expect((await ask({ minutes })).status).toBe(400);
  });

  it('a token is stored only as a hash, and the visitor as a keyed hash', async () => {
    const { data } = await ask({ visitor_id: 'someone@partner.test' });
    const { db } = tool.database;
    const rows = JSON.stringify([
      await db.select().from(embedToken),
      await db.select().from(partnerVisitor),
      await db.select().from(person).where(eq(person.kind, 'embedded')),
    ]);
    expect(rows).not.toContain(data.token.slice('dbet_'.length));
    expect(rows).not.toContain('someone');
  });

  it('a token and its key are in no line of the log', async () => {
    const { data } = await ask({ visitor_id: 'someone@partner.test' });
    await tool.withToken(data.token).call(listLabs, {});
    const lines = tool.logs.join('\n');
    for (const text of [data.token, site.secret, 'someone@partner.test']) expect(lines).not.toContain(text);
  });

  it.each([
    ['no visitor', { visitor_id: ' ' }],
    ['a visitor id that is too long', { visitor_id: 'x'.repeat(201) }],
    ['no scope', { scopes: [] }],
    ['a scope that does not exist', { scopes: ['everything' as EmbedScope] }],
    ['more scopes than there are', { scopes: [...EMBED_SCOPES, 'labs' as const] }],
    ['an origin that is too long', { origin: `https://${'x'.repeat(300)}.test` }],
  ])('a token is refused for %s', async (_what, asked) => {
    expect(await ask(asked)).toMatchObject({ status: 400, code: 'bad_input' });
  });

  it.each([
    'https://partner.test.evil.test',
    'https://evil.test/https://partner.test',
    'https://evilpartner.test',
    'https://sub.partner.test',
    'https://partner.test.',
    'https://partner.test/',
    'https://partner.test/path',
    'https://partner.test:443',
    'https://partner.test:8443',
    'https://shop.test',
    'http://partner.test',
    'HTTPS://PARTNER.TEST',
    'https://Partner.test',
    'https://user@partner.test',
    'null',
    '*',
    '',
  ])('a token is refused for the origin %j', async (origin) => {
    expect(await ask({ origin })).toMatchObject({ status: 403, code: 'origin_not_allowed' });
    expect(await countVisitors()).toBe(0);
  });

  it('a token is created for an origin with a port as it is listed', async () => {
    expect((await ask({ origin: SHOP })).status).toBe(200);
  });
});

describe('EMB-12 a secret key', () => {
  it.each([
    ['no key', ''],
    ['a key that never was', `dbsk_${'x'.repeat(43)}`],
    ['a part of the prefix', 'dbsk_'],
    ['a very long key', `dbsk_${'x'.repeat(3_000)}`],
    ['a key of another kind', `dbpk_${'x'.repeat(43)}`],
  ])('a secret key is refused: %s', async (_what, secret) => {
    expect(await ask({}, secret)).toMatchObject({ status: 401, code: 'not_signed_in' });
  });

  it('a secret key opens nothing else', async () => {
    for (const endpoint of [listLabs, listPartners])
      expect(await tool.withToken(site.secret).call(endpoint, {})).toMatchObject({
        status: 401,
        code: 'not_signed_in',
      });
  });

  it('a wrong secret key can be tried thirty times an hour from one address, and the right one still works', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1) statuses.push((await ask({}, 'dbsk_wrong')).status);
    expect(statuses.slice(29)).toEqual([401, 429]);
    expect((await ask()).status).toBe(200);
  });

  it('a secret key is not accepted in place of a session, or a session in place of it', async () => {
    expect(await ask({}, admin.token)).toMatchObject({ status: 401 });
    const visitor = await enter();
    expect((await ask({}, visitor.token)).status).toBe(403);
  });
});

describe('EMB-12 a visitor', () => {
  it('a visitor is the same learner each time, and another one at another partner', async () => {
    const other = await addSite([SITE]);
    const first = await toPersonOf((await ask()).data.token);
    expect(await toPersonOf((await ask()).data.token)).toBe(first);
    expect(await toPersonOf((await ask({ visitor_id: 'visitor-2' })).data.token)).not.toBe(first);
    expect(await toPersonOf((await ask({}, other.secret)).data.token)).not.toBe(first);
    await admin.call(deletePartner, { id: other.id });
  });

  it('a visitor is one person even if several tokens are requested at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => ask({ visitor_id: 'at once' })));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(await Promise.all(replies.map(({ data }) => toPersonOf(data.token)))).size).toBe(1);
    expect(await countVisitors()).toBe(1);
  });

  it('a visitor has no name and no address', async () => {
    const personId = (await toPersonOf((await ask()).data.token)) ?? '';
    const [row] = await tool.database.db.select().from(person).where(eq(person.id, personId));
    expect(row).toMatchObject({ kind: 'embedded', email: null, firstName: '', lastName: '', picture: null });
  });

  it('a new visitor is refused above the hourly limit; returning ones are not', async () => {
    await ask({ visitor_id: 'known' });
    await tool.database.db.update(limitWindow).set({ count: sql`${limitWindow.count} + 1998` });
    const replies = await Promise.all(['a', 'b', 'c'].map((visitor_id) => ask({ visitor_id })));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429]);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.code).toBe('visitor_limit');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask({ visitor_id: 'known' })).status).toBe(200);
    expect(await countVisitors()).toBe(2);
    tool.clock.advance(61 * MINUTE_MS);
    expect((await ask({ visitor_id: 'd' })).status).toBe(200);
  });

  it('a visitor learns: keeps a favorite, and opens and starts a lab', async () => {
    const visitor = await enter();
    expect((await visitor.call(addWish, { event_id: COURSE, dir_path: '/' })).status).toBe(200);
    const again = await enter();
    expect((await again.call(listWishes, {})).status).toBe(200);
    expect((await again.call(openLab, { lab_id: asId<'lab'>(LAB) })).status).toBe(200);
    expect((await again.call(filterCourses, {})).data.items.length).toBeGreaterThan(0);
    const running = await again.call(startLab, { lab_id: asId<'lab'>(LAB) });
    expect(JSON.stringify(running.data)).toContain(`/embed/frame/lab?lab=${LAB}`);
  });

  it('a visitor answers the preference form, and gets a review form without an address', async () => {
    const visitor = await enter();
    expect((await visitor.call(getPreferenceForm, {})).status).toBe(200);
    const answers = { roles: ['Developer'], proficiency: 'Basic' };
    expect((await visitor.call(submitPreferences, answers)).status).toBe(200);
    const { status, data } = await visitor.call(getReviewToken, {});
    expect([status, data.email]).toEqual([200, '']);
  });

  it('a visitor is no learner of the company: its administrators do not see the work', async () => {
    const visitor = await enter();
    await visitor.call(openLab, { lab_id: asId<'lab'>(LAB) });
    const { data } = await admin.call(listAttempts, { lab_id: asId<'lab'>(LAB), page: 1 });
    expect(data).toMatchObject({ items: [], total: 0 });
  });

  it('a visitor teaches nobody', async () => {
    const visitor = await enter();
    expect(await visitor.call(listAttempts, { lab_id: asId<'lab'>(LAB), page: 1 })).toMatchObject({
      status: 403,
      code: 'scope_missing',
    });
  });
});

describe('EMB-12 the scopes of a token', () => {
  it.each([
    ['labs', listLabs, { favorites: listWishes }],
    ['favorites', listWishes, { labs: listLabs }],
    ['courses', filterCourses, { favorites: listWishes }],
    ['preferences', getPreferenceForm, { review: getReviewToken }],
    ['review', getReviewToken, { preferences: getPreferenceForm }],
  ] as const)('%s opens its own calls and no others', async (scope, own, others) => {
    const visitor = await enter({ scopes: [scope] });
    expect((await visitor.call(own, {})).status).toBe(200);
    for (const other of Object.values(others))
      expect(await visitor.call(other, {})).toMatchObject({ status: 403, code: 'scope_missing' });
  });

  it('EMB-1 the scope courses opens every call that the player makes for an item of a course', async () => {
    const visitor = await enter({ scopes: ['courses'] });
    expect((await visitor.call(getCourse, { event_id: COURSE, enroll: true })).status).toBe(200);
    const toItem = (id: string) => ({ event_id: COURSE, item_id: asId<'item'>(id) });
    const video = toItem('c2-video-number-that-was-sql');
    const answers = [
      await visitor.call(getVideo, video),
      await visitor.call(publishVideoWatch, video),
      await visitor.call(publishMediaClick, toItem('c2-what-a-boundary-is')),
      await visitor.call(publishCourseStats, { ...toItem('c2-what-a-boundary-is'), seconds: 1 }),
      await visitor.call(startAiQuiz, toItem('c2-ai-quiz')),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it('scopes open neither calls that no scope names, nor calls for accounts', async () => {
    const visitor = await enter();
    for (const endpoint of [getSubscriptionInfo, listPartners])
      expect(await visitor.call(endpoint, {})).toMatchObject({ status: 403, code: 'scope_missing' });
  });
});

describe('EMB-12 the end of a token', () => {
  const read = (visitor: Caller) => visitor.call(listLabs, {});

  it('a token ends when its time is over, and the reply says so', async () => {
    const visitor = await enter({ minutes: 5 });
    tool.clock.advance(5 * MINUTE_MS - 1);
    expect((await read(visitor)).status).toBe(200);
    tool.clock.advance(1);
    expect(await read(visitor)).toMatchObject({ status: 401, code: 'token_expired' });
    tool.clock.advance(2 * 60 * MINUTE_MS);
    await tool.app.jobs.drain();
    expect(await read(visitor)).toMatchObject({ status: 401, code: 'not_signed_in' });
  });

  it('a made-up token is refused', async () => {
    for (const token of ['dbet_', `dbet_${'x'.repeat(43)}`, `dbet_${'x'.repeat(3_000)}`])
      expect(await read(tool.withToken(token))).toMatchObject({ status: 401, code: 'not_signed_in' });
  });

  it('a token ends when its secret key is revoked; tokens of the other key stay', async () => {
    const second = (await admin.call(addPartnerSecret, { id: site.id })).data.secret;
    const [old, kept] = [await enter(), await enter({}, second)];
    await admin.call(revokePartnerSecret, { id: site.id, secret_id: site.secretId });
    expect(await read(old)).toMatchObject({ status: 401, code: 'not_signed_in' });
    expect((await read(kept)).status).toBe(200);
  });

  it('a token ends when its origin is removed, and stays ended if the origin is added again', async () => {
    const [visitor, other] = [await enter({ origin: SHOP }), await enter()];
    await admin.call(changePartner, { id: site.id, allowed_origins: [SITE] });
    expect(await read(visitor)).toMatchObject({ status: 401, code: 'not_signed_in' });
    expect((await read(other)).status).toBe(200);
    await admin.call(changePartner, { id: site.id, allowed_origins: [SITE, SHOP] });
    expect((await read(visitor)).status).toBe(401);
  });

  it('a token ends when the partner is deleted', async () => {
    const visitor = await enter();
    await admin.call(deletePartner, { id: site.id });
    expect(await read(visitor)).toMatchObject({ status: 401, code: 'not_signed_in' });
  });

  it("a token ends with the company's subscription, and no other is created", async () => {
    const visitor = await enter();
    const setEnd = (expiresAt: Date | null) =>
      tool.database.db.update(company).set({ expiresAt }).where(eq(company.name, 'ACME'));
    await setEnd(tool.clock.now());
    expect((await read(visitor)).status).toBe(401);
    expect((await ask()).status).toBe(401);
    await setEnd(null);
    expect((await read(visitor)).status).toBe(200);
  });
});

describe('work of visitors of a deleted partner', () => {
  const countWork = async (personId: string) => [
    await tool.database.db.$count(person, eq(person.id, personId)),
    await tool.database.db.$count(labAttempt, eq(labAttempt.personId, personId)),
    await tool.database.db.$count(wish, eq(wish.personId, personId)),
  ];

  it("visitors' work is kept for thirty days, then deleted, and that of other partners stays", async () => {
    const other = await addSite([SITE]);
    const people: string[] = [];
    for (const { secret } of [site, other]) {
      const visitor = await enter({}, secret);
      await visitor.call(openLab, { lab_id: asId<'lab'>(LAB) });
      await visitor.call(addWish, { event_id: COURSE, dir_path: '/' });
      people.push((await toPersonOf(visitor.token)) ?? '');
    }
    const [gone = '', kept = ''] = people;
    await admin.call(deletePartner, { id: site.id });
    tool.clock.advance(30 * DAY_MS - MINUTE_MS);
    await tool.app.jobs.drain();
    expect(await countWork(gone)).toEqual([1, 1, 1]);
    tool.clock.advance(2 * MINUTE_MS);
    await tool.app.jobs.drain();
    expect(await countWork(gone)).toEqual([0, 0, 0]);
    expect(await countWork(kept)).toEqual([1, 1, 1]);
    expect(await tool.database.db.$count(partner, eq(partner.id, site.id))).toBe(0);
    admin = await tool.as('admin@acme.test');
    await admin.call(deletePartner, { id: other.id });
  });
});
