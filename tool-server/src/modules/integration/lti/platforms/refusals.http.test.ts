import { asId, type PlatformId } from '@drawbridge/contracts';
import {
  addPlatform,
  deletePlatform,
  getPlatformActivity,
  listPlatformRefusals,
  listPlatforms,
  REFUSAL_DAYS,
  REFUSAL_PAGE_SIZE,
} from '@drawbridge/contracts/integration';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../../test/fixtures/create-test-tool.ts';
import { claim, INSTRUCTOR, toText } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { createLtiTool, LAB, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';
import { ltiRefusal } from '../lti.table.ts';
import { addRefusal, MOST_REFUSALS, sweepRefusals } from './refusals.store.ts';

let lti: LtiTool;
let acme: Caller;
let globex: Caller;
let id: PlatformId;

beforeAll(async () => {
  lti = await createLtiTool();
  id = asId(lti.platformId);
});
afterAll(() => lti.close());
beforeEach(async () => {
  await lti.tool.database.db.delete(ltiRefusal);
  // The limit of a minute counts anew.
  lti.tool.clock.advance(60_000);
  acme = await lti.admin();
  globex = await lti.tool.as('admin@globex.test');
});

const list = async (caller = acme, platform = id) =>
  (await caller.call(listPlatformRefusals, { id: platform })).data.items;
/** The page does not wait for the row. */
const listWhenStored = (least: number) =>
  expect
    .poll(() => list())
    .toHaveLength(least)
    .then(() => list());

async function login(fields: Record<string, string>, at = '/lti/login') {
  const query = new URLSearchParams({
    iss: lti.platform.issuer,
    client_id: lti.platform.clientId,
    login_hint: 'a-hint-of-a-person',
    target_link_uri: `${lti.tool.config.publicUrl}/labs`,
    ...fields,
  });
  const response = await lti.tool.fetch(`${at}?${query}`);
  return /Incident: ([0-9a-f-]{36})/.exec(toText(await response.text()))?.[1];
}

describe('LTI-28 a refused login is shown to the administrators of its platform', () => {
  it('with the incident number of the page, and what was sent where the registration decides', async () => {
    const incident = await login({ client_id: 'mistyped', lti_deployment_id: '7' });
    const [refusal] = await listWhenStored(1);
    expect(refusal).toEqual({
      id: incident,
      at: lti.tool.clock.now().toISOString(),
      reason: 'platform_unknown',
      what: 'This learning platform is not registered here.',
      detail: expect.stringContaining('client id "mistyped"'),
      sent: { issuer: lti.platform.issuer, client_id: 'mistyped', deployment_id: '7' },
    });
    expect(JSON.stringify(refusal)).not.toContain('a-hint-of-a-person');
  });

  it.each([
    ['a slash at the end', (issuer: string) => `${issuer}/`],
    ['capital letters', (issuer: string) => issuer.toUpperCase()],
  ])('when the issuer came with %s', async (_what, change) => {
    await login({ iss: change(lti.platform.issuer) });
    const [refusal] = await listWhenStored(1);
    expect(refusal?.sent.issuer).toBe(change(lti.platform.issuer));
  });

  it('when its own login address got another issuer', async () => {
    await login({ iss: 'https://other.test' }, `/lti/login/${id}`);
    expect((await listWhenStored(1))[0]).toMatchObject({
      reason: 'platform_unknown',
      sent: { issuer: 'https://other.test' },
    });
  });

  it('and not when nobody, or more than one company, has registered the issuer', async () => {
    await login({ iss: 'https://nobody.test' });
    const { data } = await globex.call(addPlatform, { ...lti.platform.registration, client_id: 'of-globex' });
    lti.tool.clock.advance(5_000);
    await login({ client_id: 'mistyped' });
    await globex.call(deletePlatform, { id: asId(data.platform.id) });
    lti.tool.clock.advance(5_000);
    await login({ client_id: 'known-again' });
    expect((await listWhenStored(1))[0]?.sent.client_id).toBe('known-again');
  });

  it('shortened, where a value is endless, and without a value that cannot be stored', async () => {
    await login({ client_id: 'x'.repeat(4_000), lti_deployment_id: 'a\ud800' });
    const [refusal] = await listWhenStored(1);
    expect(refusal?.sent.client_id).toHaveLength(255);
  });

  it('shortened in the middle of a character too', async () => {
    await login({ client_id: `${'x'.repeat(254)}\u{1f600}` });
    expect((await listWhenStored(1))[0]?.sent.client_id).toBe(`${'x'.repeat(254)}\ufffd`);
  });
});

describe('LTI-28 a refused launch is shown to the administrators of its platform', () => {
  it('with the deployment, client id and key that were sent, and no token or person', async () => {
    const response = await lti.browser.launch({
      claims: { [claim('deployment_id')]: 'another', sub: 'a-secret-subject', name: 'Lea Holm' },
    });
    expect(response.status).toBe(401);
    const [refusal] = await listWhenStored(1);
    expect(refusal).toMatchObject({
      reason: 'deployment',
      sent: {
        issuer: lti.platform.issuer,
        client_id: lti.platform.clientId,
        deployment_id: 'another',
        key_id: expect.any(String),
      },
    });
    const stored = JSON.stringify(await lti.tool.database.db.select().from(ltiRefusal));
    for (const secret of ['a-secret-subject', 'Lea', 'Holm', 'school.test'])
      expect(stored).not.toContain(secret);
  });

  it('with the content types that a place takes, whatever their characters', async () => {
    const settings = {
      deep_link_return_url: 'https://school.test/back',
      accept_types: ['file\n', '\0', '\ud800'],
      accept_presentation_document_targets: ['iframe'],
    };
    await lti.browser.launch({
      claims: {
        [claim('message_type')]: 'LtiDeepLinkingRequest',
        [claim('roles')]: [INSTRUCTOR],
        'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': settings,
      },
    });
    expect((await listWhenStored(1))[0]).toMatchObject({
      reason: 'deep_linking_types',
      detail: String.raw`it takes "file\n", "\u0000", "\ud800"`,
    });
  });

  it('with the lab that does not exist', async () => {
    await lti.browser.launch({ claims: { [claim('custom')]: { lab_id: `${LAB}-gone` } } });
    expect((await listWhenStored(1))[0]).toMatchObject({
      reason: 'target_missing',
      sent: { lab_id: `${LAB}-gone` },
    });
  });
});

describe('LTI-28 the list of refusals', () => {
  const fill = async (times: number, at = lti.tool.clock.now()) => {
    for (let index = 0; index < times; index += 1)
      await addRefusal(lti.tool.database.db, {
        id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        platformId: id,
        reason: index === 0 ? 'a reason of another version' : 'nonce',
        detail: { note: undefined, sent: {} },
        at,
      });
  };

  it('is for the company of the platform alone', async () => {
    await login({ client_id: 'mistyped' });
    await listWhenStored(1);
    for (const endpoint of [listPlatformRefusals, getPlatformActivity])
      expect((await globex.call(endpoint, { id })).code).toBe('platform_not_found');
  });

  it('has pages, without a gap or a repetition where many have the same time', async () => {
    const times = REFUSAL_PAGE_SIZE * 2 + 1;
    await fill(times);
    const seen: string[] = [];
    let next_token: string | undefined;
    do {
      const { data } = await acme.call(listPlatformRefusals, { id, ...(next_token && { next_token }) });
      expect(data.items.length).toBeLessThanOrEqual(REFUSAL_PAGE_SIZE);
      seen.push(...data.items.map((item) => item.id));
      next_token = data.next_token ?? undefined;
    } while (next_token !== undefined);
    expect(new Set(seen).size).toBe(times);
    expect(seen).toEqual(seen.toSorted().reverse());
  });

  it.each([
    'x',
    '1.2',
    // Instants that JavaScript knows and the database does not read.
    ...['99999999999999999', '8640000000000000', '-8640000000000000', '253402300800000', '1e15', ''].map(
      (time) => `${time}.00000000-0000-4000-8000-000000000000`,
    ),
  ])('P11 begins anew with the unknown token %s', async (next_token) => {
    await fill(1);
    const { status, data } = await acme.call(listPlatformRefusals, { id, next_token });
    expect([status, data.items.map(({ what }) => what)]).toEqual([200, ['']]);
  });

  it('loses what is older than thirty days', async () => {
    const now = lti.tool.clock.now();
    await fill(3, new Date(now.getTime() - REFUSAL_DAYS * 86_400_000 - 1));
    await login({ client_id: 'mistyped' });
    await listWhenStored(4);
    expect(await sweepRefusals(lti.tool.database.db, now)).toBe(3);
    expect(await list()).toHaveLength(1);
  });

  it('cannot fill the disk: thirty in a minute, and a share for each platform', async () => {
    const countRows = async () =>
      (
        await lti.tool.database.db
          .select({ rows: count() })
          .from(ltiRefusal)
          .where(eq(ltiRefusal.platformId, id))
      )[0]?.rows;
    for (let index = 0; index < 40; index += 1) await login({ client_id: 'flood' });
    await expect.poll(countRows).toBe(30);
    lti.tool.clock.advance(60_000);
    await login({ client_id: 'last' });
    await expect.poll(countRows).toBe(31);
    await fill(MOST_REFUSALS, new Date(lti.tool.clock.now().getTime() - 3_600_000));
    expect(await sweepRefusals(lti.tool.database.db, lti.tool.clock.now())).toBe(31);
    expect(await countRows()).toBe(MOST_REFUSALS);
    acme = await lti.admin();
    expect((await list())[0]?.sent.client_id).toBe('last');
  });
});

describe('LTI-26 what happens at a platform', () => {
  it('is its last launch, who launched, and how many were refused', async () => {
    await lti.browser.enter({ claims: { sub: 'learner-1' } });
    await lti.browser.enter({ claims: { sub: 'learner-1' } });
    const at = lti.tool.clock.now().toISOString();
    await login({ client_id: 'mistyped' });
    await listWhenStored(1);
    const { data } = await acme.call(getPlatformActivity, { id });
    expect(data).toMatchObject({ last_launch_at: at, refusals: 1 });
    expect(data.recent_launches).toBeGreaterThanOrEqual(2);
    const listed = (await acme.call(listPlatforms, {})).data.items.find((one) => one.id === id);
    expect(listed).toMatchObject({ last_launch_at: at, refusals: 1 });
  });

  it('is nothing for a platform that never launched', async () => {
    const { data } = await globex.call(addPlatform, { ...lti.platform.registration, client_id: 'new' });
    const activity = await globex.call(getPlatformActivity, { id: data.platform.id });
    expect(activity.data).toEqual({ last_launch_at: null, recent_launches: 0, people: 0, refusals: 0 });
    await globex.call(deletePlatform, { id: data.platform.id });
  });
});

describe('LTI-28 a refusal of a platform that was deleted meanwhile', () => {
  it('is left out, and no fault', async () => {
    const gone = asId<'platform'>('00000000-0000-4000-8000-000000000000');
    const given = { id: gone, reason: 'nonce', detail: { note: undefined, sent: {} } };
    await addRefusal(lti.tool.database.db, { ...given, platformId: gone, at: lti.tool.clock.now() });
    expect(await lti.tool.database.db.$count(ltiRefusal)).toBe(0);
  });
});
