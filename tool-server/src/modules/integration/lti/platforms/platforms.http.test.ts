import { randomUUID } from 'node:crypto';
import { asId, type Endpoint, type InputOf } from '@drawbridge/contracts';
import {
  activatePlatform,
  addPlatform,
  changePlatform,
  deactivatePlatform,
  deletePlatform,
  getPlatform,
  listPlatforms,
  MOST_PLATFORMS,
  rejectPlatform,
} from '@drawbridge/contracts/integration';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestTool, type TestTool } from '../../../../../test/fixtures/create-test-tool.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { toDemoCompanyId } from '../../../operations/demo/index.ts';

const FIELDS = {
  name: 'School',
  issuer: 'https://lms.school.test',
  client_id: 'client-1',
  auth_login_url: 'https://lms.school.test/auth',
  auth_token_url: 'https://lms.school.test/token',
  key_set_url: 'https://lms.school.test/keys',
  deployment_ids: ['1', '2'],
};

let tool: TestTool;
let acme: Caller;
let globex: Caller;
let id: ReturnType<typeof asId<'platform'>>;

beforeAll(async () => {
  tool = await createTestTool();
  acme = await tool.as('admin@acme.test');
  globex = await tool.as('admin@globex.test');
  const { data } = await acme.call(addPlatform, FIELDS);
  id = asId(data.platform.id);
});
afterAll(() => tool.close());

/** Every call for registrations, with a valid input. */
const toCalls = (): [Endpoint, InputOf<Endpoint>][] => [
  [listPlatforms, {}],
  [addPlatform, { ...FIELDS, client_id: 'client-9' }],
  [getPlatform, { id }],
  [changePlatform, { id, ...FIELDS, name: 'Taken over' }],
  [deactivatePlatform, { id }],
  [activatePlatform, { id }],
  [rejectPlatform, { id }],
  [deletePlatform, { id }],
];
const callAll = async (caller: Caller) => {
  const codes: (string | undefined)[] = [];
  for (const [endpoint, input] of toCalls()) codes.push((await caller.call(endpoint, input)).code);
  return codes;
};

describe('SVC-9, LTI-26 registrations', () => {
  it('a registration makes a platform active immediately', async () => {
    const { data } = await acme.call(getPlatform, { id });
    expect(data.platform).toEqual({
      ...FIELDS,
      id,
      login_url: `${tool.config.publicUrl}/lti/login/${id}`,
      family: null,
      token_audience: null,
      score_rule: 'best',
      active: true,
      awaits_approval: false,
      revision: expect.any(String) as string,
      created_at: tool.clock.now().toISOString(),
    });
  });

  it('DEMO-1 the registrations of ACME contain the example platform from the start', async () => {
    const { data } = await acme.call(listPlatforms, {});
    expect(
      data.items.map(({ name, issuer, client_id, deployment_ids }) => [
        name,
        issuer,
        client_id,
        deployment_ids,
      ]),
    ).toEqual([
      ['Harbor LMS', 'http://localhost:8090', 'drawbridge-demo', ['1']],
      ['School', FIELDS.issuer, FIELDS.client_id, ['1', '2']],
    ]);
  });

  it('a company has one registration for an issuer and client id', async () => {
    expect((await acme.call(addPlatform, FIELDS)).code).toBe('platform_exists');
    const other = await acme.call(addPlatform, {
      ...FIELDS,
      client_id: 'client-2',
      deployment_ids: undefined,
    });
    expect([other.status, other.data.platform.deployment_ids]).toEqual([200, []]);
    const taken = await acme.call(changePlatform, { ...FIELDS, id: asId(other.data.platform.id) });
    expect(taken.code).toBe('platform_exists');
  });

  it('P14 registrations are limited per company', async () => {
    const companyId = toDemoCompanyId('globex');
    const { name, issuer } = FIELDS;
    const toRow = (index: number) => ({
      id: randomUUID(),
      companyId,
      name,
      issuer,
      clientId: `one-of-many-${index}`,
      authLoginUrl: issuer,
      authTokenUrl: issuer,
      keySetUrl: issuer,
      createdAt: tool.clock.now(),
    });
    const { db } = tool.database;
    await db.insert(ltiPlatform).values(Array.from({ length: MOST_PLATFORMS - 2 }, (_, at) => toRow(at)));
    const adding = [1, 2, 3, 4].map((at) => globex.call(addPlatform, { ...FIELDS, client_id: `more-${at}` }));
    const codes = (await Promise.all(adding)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'platform_limit')).toHaveLength(2);
    await db.delete(ltiPlatform).where(eq(ltiPlatform.companyId, companyId));
    expect((await globex.call(addPlatform, FIELDS)).status).toBe(200);
    await db.delete(ltiPlatform).where(eq(ltiPlatform.companyId, companyId));
  });

  it('a change keeps later fields that it leaves out, and clears those that it sets to null', async () => {
    const more = {
      family: 'brightspace',
      token_audience: 'https://audience.test',
      score_rule: 'latest',
    } as const;
    await acme.call(changePlatform, { ...FIELDS, id, ...more });
    expect((await acme.call(changePlatform, { ...FIELDS, id })).data.platform).toMatchObject(more);
    const { data } = await acme.call(changePlatform, {
      ...FIELDS,
      id,
      family: null,
      token_audience: null,
      score_rule: 'best',
    });
    expect(data.platform).toMatchObject({ family: null, token_audience: null, score_rule: 'best' });
  });

  it.each([
    ['https://lms.school.test/', 'ends with a slash'],
    ['https://LMS.school.test', 'has capital letters'],
  ])('a registration with the issuer %s is accepted with a warning in words', async (issuer, words) => {
    const { data } = await acme.call(addPlatform, { ...FIELDS, issuer });
    expect(data.warnings).toEqual([expect.stringContaining(words)]);
    expect(data.platform.issuer).toBe(issuer);
    await acme.call(deletePlatform, { id: asId(data.platform.id) });
  });

  it('missing values are all named together in plain words', async () => {
    const empty = {} as InputOf<typeof addPlatform>;
    const words = {
      name: 'Enter a name',
      issuer: 'Enter the issuer',
      client_id: 'Enter the client ID',
      auth_login_url: 'Enter the address of the sign-in',
      auth_token_url: 'Enter the address that issues access tokens',
      key_set_url: 'Enter the address of the key set',
    };
    expect((await acme.call(addPlatform, empty)).errors).toEqual(words);
    const blank = Object.fromEntries(
      Object.keys(words).map((field) => [field, ' ']),
    ) as unknown as typeof empty;
    expect((await acme.call(addPlatform, blank)).errors).toEqual(words);
  });

  it('a registration that does not wait for approval cannot be rejected', async () => {
    expect((await acme.call(rejectPlatform, { id })).code).toBe('platform_not_waiting');
    expect((await acme.call(getPlatform, { id })).status).toBe(200);
  });

  it('a registration can be changed completely, with its deployments', async () => {
    const change = { ...FIELDS, name: 'Academy', deployment_ids: ['2', '3'] };
    const { data } = await acme.call(changePlatform, { ...change, id });
    expect(data.platform).toMatchObject(change);
    await acme.call(changePlatform, { ...FIELDS, id });
  });

  it('LTI-26 a registration keeps what another administrator changed since it was read', async () => {
    const [first, second] = [await tool.as('admin@acme.test'), await tool.as('admin@acme.test')];
    const { revision } = (await first.call(getPlatform, { id })).data.platform;
    const { data } = await first.call(changePlatform, {
      ...FIELDS,
      id,
      deployment_ids: ['1', '2', '7'],
      revision,
    });
    expect(data.platform.revision).not.toBe(revision);
    const late = await second.call(changePlatform, { ...FIELDS, id, name: 'Late', revision });
    expect([late.status, late.code]).toEqual([409, 'platform_changed']);
    const { platform } = (await second.call(getPlatform, { id })).data;
    expect(platform).toMatchObject({ name: 'School', deployment_ids: ['1', '2', '7'] });
    const again = await second.call(changePlatform, { ...FIELDS, id, revision: platform.revision });
    expect([again.status, again.data.platform.revision]).toEqual([200, revision]);
  });

  it('LTI-26 one of two simultaneous changes of the same values is accepted', async () => {
    const { revision } = (await acme.call(getPlatform, { id })).data.platform;
    const answers = await Promise.all(
      ['4', '5'].map((deployment) =>
        acme.call(changePlatform, { ...FIELDS, id, deployment_ids: [deployment], revision }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await acme.call(changePlatform, { ...FIELDS, id });
  });

  it('a registration can be changed while people launch: neither waits for the other', async () => {
    // The embedded database has one connection.
    if (tool.database.kind !== 'postgres') return;
    await tool.database.db.transaction(async (tx) => {
      // As the foreign keys of a launch that is being accepted.
      await tx.select().from(ltiPlatform).where(eq(ltiPlatform.id, id)).for('key share');
      const { status } = await acme.call(changePlatform, { ...FIELDS, id, score_rule: 'latest' });
      expect(status).toBe(200);
    });
    await acme.call(changePlatform, { ...FIELDS, id, score_rule: 'best' });
  });

  it('a registration can be disabled and enabled', async () => {
    expect((await acme.call(deactivatePlatform, { id })).data.platform.active).toBe(false);
    expect((await acme.call(activatePlatform, { id })).data.platform.active).toBe(true);
  });

  it('a registration can be deleted, and deleting it again succeeds', async () => {
    const { data } = await acme.call(addPlatform, { ...FIELDS, client_id: 'client-3' });
    const gone = asId<'platform'>(data.platform.id);
    expect((await acme.call(deletePlatform, { id: gone })).status).toBe(200);
    expect((await acme.call(deletePlatform, { id: gone })).status).toBe(200);
    expect((await acme.call(getPlatform, { id: gone })).code).toBe('platform_not_found');
  });

  it.each([
    ['name', ''],
    ['issuer', 'not an address'],
    ['client_id', 'x'.repeat(256)],
    ['auth_login_url', 'javascript:alert(1)'],
    ['auth_token_url', 'ftp://lms.school.test'],
    ['key_set_url', ''],
  ])('a registration is refused, naming the field %s', async (field, value) => {
    const reply = await acme.call(addPlatform, { ...FIELDS, client_id: 'client-4', [field]: value });
    expect([reply.status, Object.keys(reply.errors ?? {})]).toEqual([400, [field]]);
  });
});

describe('P1 addresses in a registration', () => {
  const ADDRESSES = ['issuer', 'auth_login_url', 'auth_token_url', 'key_set_url'] as const;

  it.each(
    ADDRESSES.flatMap((field) =>
      [
        'https://a;sandbox',
        'https://a;report-uri',
        'https://*',
        'https://a,b/x',
        "https://'self'",
        'https://[::1]/',
        'https://lms_1.school.test',
        'https://user:pass@lms.school.test',
        'https://lms.school.test/#fragment',
        'https://lms.school.test:99999',
        'https://10.0.0.999',
      ].map((value) => [field, value] as const),
    ),
  )('an address is refused at its field: %s %s', async (field, value) => {
    const change = { ...FIELDS, client_id: 'client-5', [field]: value };
    for (const reply of [
      await acme.call(addPlatform, change),
      await acme.call(changePlatform, { id, ...change }),
    ])
      expect([reply.status, reply.errors]).toEqual([400, { [field]: 'Please provide a valid URL' }]);
  });

  it('an address is stored without surrounding spaces', async () => {
    const { data } = await acme.call(addPlatform, {
      ...FIELDS,
      client_id: 'client-6',
      issuer: ` ${FIELDS.issuer}\n`,
    });
    expect(data.platform.issuer).toBe(FIELDS.issuer);
    await acme.call(deletePlatform, { id: asId(data.platform.id) });
  });

  it('an address may use plain http in development, with a port', async () => {
    const change = { ...FIELDS, client_id: 'client-7', issuer: 'http://localhost:8091' };
    const { status, data } = await acme.call(addPlatform, change);
    expect(status).toBe(200);
    await acme.call(deletePlatform, { id: asId(data.platform.id) });
  });
});

describe('the right to register platforms', () => {
  it('a caller who is not signed in cannot register platforms', async () => {
    expect(await callAll(tool.anonymous)).toEqual(Array(8).fill('not_signed_in'));
  });

  it.each(['member@acme.test', 'manager@acme.test', 'ind@demo.test'])(
    '%s cannot register platforms',
    async (email) => {
      expect(await callAll(await tool.as(email))).toEqual(Array(8).fill('forbidden'));
    },
  );

  it('administrators of other companies cannot reach a registration', async () => {
    const before = await acme.call(getPlatform, { id });
    const [list, add, ...byId] = await callAll(globex);
    expect([list, add]).toEqual([undefined, undefined]);
    // Deleting something that does not exist is no error, and deletes nothing.
    expect(byId).toEqual([...Array(5).fill('platform_not_found'), undefined]);
    expect((await globex.call(listPlatforms, {})).data.items.map(({ id: own }) => own)).not.toContain(id);
    expect((await acme.call(getPlatform, { id })).data).toEqual(before.data);
  });
});
