import { randomUUID } from 'node:crypto';
import {
  type AttemptId,
  asId,
  type CallerKind,
  type Endpoint,
  isAllowed,
  RIGHTS,
} from '@drawbridge/contracts';
import { ENDPOINTS } from '@drawbridge/contracts/endpoints';
import { generateApiToken, TOKEN_ENDPOINTS } from '@drawbridge/contracts/identity';
import { listPlatforms, openLaunch, SCOPE_ENDPOINTS } from '@drawbridge/contracts/integration';
import { openLab, startGuest, submitLab } from '@drawbridge/contracts/practice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../fixtures/create-test-tool.ts';
import { demoServer, embedAs } from '../fixtures/integration/embed-visitor.ts';
import { createLtiTool, LAB, type LtiTool } from '../fixtures/lti/lti-tool.ts';
import { getLabs } from '../fixtures/practice/our-labs.ts';
import { toInputSchema, toSampleInput } from '../fixtures/sample-input.ts';

/** A person of each kind in the table of rights. */
const ACCOUNTS: Record<
  Exclude<CallerKind, 'anonymous' | 'launched' | 'guest' | 'embedded' | 'token' | 'partner'>,
  string
> = {
  unverified: 'force@demo.test',
  /** Its company demands a second factor below. */
  enrolling: 'member@globex.test',
  individual: 'ind@demo.test',
  freeTier: 'free@demo.test',
  member: 'member@acme.test',
  manager: 'manager@acme.test',
  admin: 'deputy@acme.test',
  owner: 'admin@acme.test',
  champion: 'champion@acme.test',
};
const KINDS = [...RIGHTS.public];
/** They also check who teaches whom, and have tests of their own for it. */
const NEEDS_MORE = new Set([
  'getContextScores',
  'resendContextScores',
  'listAttempts',
  'getLabFailures',
  'getContextProgress',
  'listContextLearners',
  'exportContextProgress',
  'refreshRoster',
]);
/** Ends the session it is called with: called last. */
const LAST = new Set(['logoutEverywhere', 'closeLaunch']);
const inOrder = ENDPOINTS.toSorted((a, b) => Number(LAST.has(a.name)) - Number(LAST.has(b.name)));

let lti: LtiTool;
beforeAll(async () => {
  const labs = getLabs([LAB]);
  lti = await createLtiTool({ labs, verdictWaitMs: 0 });
  await lti.tool.database.query({
    name: 'demand_second_factor',
    text: `update company set demands_second_factor = true where name = 'Globex'`,
    values: [],
  });
});
afterAll(() => lti.close());

async function launch(sub: string): Promise<Caller> {
  const { ltik } = await lti.browser.enter({ claims: { sub } });
  const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
  return lti.tool.withToken(data.token);
}

async function startAsGuest(): Promise<Caller> {
  const { data } = await lti.tool.anonymous.call(startGuest, {});
  return lti.tool.withToken(data.token);
}

async function program(email: string, scope: 'read' | 'learn' = 'learn'): Promise<Caller> {
  const { data } = await (await lti.tool.as(email)).call(generateApiToken, { scope });
  return lti.tool.withToken(data.token);
}

function become(kind: CallerKind): Promise<Caller> {
  if (kind === 'anonymous') return Promise.resolve(lti.tool.anonymous);
  if (kind === 'guest') return startAsGuest();
  if (kind === 'partner') return Promise.resolve(demoServer(lti.tool));
  if (kind === 'embedded') return embedAs(lti.tool, 'swept');
  if (kind === 'token') return program(ACCOUNTS.admin);
  return kind === 'launched' ? launch('swept') : lti.tool.as(ACCOUNTS[kind]);
}

/** What each kind is in the table: a member who manages is a member too. */
const toKinds = (kind: CallerKind): CallerKind[] => {
  if (kind === 'owner') return ['member', 'admin', 'owner'];
  return kind === 'manager' || kind === 'admin' || kind === 'champion' ? ['member', kind] : [kind];
};

/** The response of the access check alone: the input is too little for any endpoint that needs some. */
async function knock(caller: Caller, endpoint: Endpoint): Promise<'in' | 'out'> {
  const { status, code } = await caller.call(endpoint, toGatePath(endpoint));
  expect(code, 'every endpoint is served').not.toBe('internal');
  const isOut =
    status === 401 ||
    code === 'verification_required' ||
    code === 'second_factor_required' ||
    code === 'scope_missing' ||
    code === 'forbidden';
  return isOut ? 'out' : 'in';
}
const toGatePath = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/:([a-z_]+)/g)].map(([, field]) => [field, 'no-such-thing']));

/** A token with every scope may call what the scopes name, and what anybody may. */
const isInScope = ({ access, name }: Endpoint, kind: CallerKind) => {
  if (access === 'public' || (kind !== 'embedded' && kind !== 'token')) return true;
  const scopes = kind === 'token' ? TOKEN_ENDPOINTS : SCOPE_ENDPOINTS;
  return Object.values(scopes).some((names) => names.includes(name));
};

describe('ROLE-12, GEN-11 the table of rights, endpoint by endpoint and kind by kind', () => {
  it.each(KINDS)('%s is admitted where the table says, and nowhere else', async (kind) => {
    const caller = await become(kind);
    const wrong: string[] = [];
    for (const endpoint of inOrder.filter(({ name }) => !NEEDS_MORE.has(name))) {
      const isAdmitted = isAllowed(endpoint.access, toKinds(kind));
      const expected = isAdmitted && isInScope(endpoint, kind) ? 'in' : 'out';
      const found = await knock(caller, endpoint);
      if (found !== expected) wrong.push(`${endpoint.name}: ${found}, the table says ${expected}`);
    }
    expect(wrong).toEqual([]);
  });

  it('a guest may make the calls of a lab page, and beyond that only those for everyone', () => {
    const beyond = ENDPOINTS.filter(({ access }) => access !== 'public' && isAllowed(access, ['guest'])).map(
      ({ name }) => name,
    );
    expect(beyond.toSorted()).toEqual([
      'checkFlag',
      'chooseGuidance',
      'getLabStatus',
      'getSolution',
      'getSubmission',
      'noteBreach',
      'openHint',
      'openLab',
      'openSolution',
      'resetLab',
      'saveDraft',
      'startLab',
      'stopLab',
      'submitLab',
    ]);
  });

  it('every scope names existing endpoints that admit a visitor (EMB-12)', () => {
    const known = new Map(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint]));
    const wrong = Object.values(SCOPE_ENDPOINTS)
      .flat()
      .filter((name) => !isAllowed(known.get(name)?.access ?? 'companyAdmin', ['embedded']));
    expect(wrong).toEqual([]);
  });

  it("every scope of a person's token names existing endpoints that admit a token (CX-18)", () => {
    const known = new Map(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint]));
    const wrong = TOKEN_ENDPOINTS.learn.filter(
      (name) => !isAllowed(known.get(name)?.access ?? 'companyAdmin', ['token']),
    );
    expect(wrong).toEqual([]);
    expect(TOKEN_ENDPOINTS.read.filter((name) => !TOKEN_ENDPOINTS.learn.includes(name))).toEqual([]);
  });

  it("a read-only token, even an administrator's, is admitted to reads and nowhere else (CX-18)", async () => {
    const caller = await program(ACCOUNTS.admin, 'read');
    const admitted: string[] = [];
    for (const endpoint of inOrder.filter(({ access, name }) => access !== 'public' && !NEEDS_MORE.has(name)))
      if ((await knock(caller, endpoint)) === 'in') admitted.push(endpoint.name);
    expect(admitted.toSorted()).toEqual([...TOKEN_ENDPOINTS.read].toSorted());
  });

  it('every endpoint of the contracts is served at its address', async () => {
    const missing: string[] = [];
    for (const { name, base, path, method } of ENDPOINTS) {
      const address = `/api/${base}/${path.replaceAll(/:[a-z_]+/g, 'x')}`;
      const reply = await lti.tool.fetch(address, {
        method,
        ...(method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }),
      });
      const { code } = (await reply.json()) as { code?: string };
      if (code === 'not_found') missing.push(name);
    }
    expect(missing).toEqual([]);
  });
});

describe("another person's id, for every endpoint that takes one", () => {
  let known: Record<string, unknown>;
  /** Also where the field may be left out. */
  const toOwned = (endpoint: Endpoint) =>
    Object.keys(toInputSchema(endpoint).properties ?? {}).filter((field) => OWNED.has(field));
  const isOwned = (endpoint: Endpoint) => toOwned(endpoint).length > 0;
  const OWNED = new Set(['attempt_id', 'submission_id', 'id']);
  /** Deleting something missing is no error. */
  const DELETES = new Set(['deletePlatform', 'deleteCustomChallenge']);
  /** Not an id of a thing that a person owns. */
  const OPEN = new Set(['signUp', 'createCustomChallenge']);
  const endpoints = ENDPOINTS.filter((one) => one.access !== 'public' && !OPEN.has(one.name) && isOwned(one));

  beforeAll(async () => {
    const owner = await lti.tool.as('member@acme.test');
    const { data } = await owner.call(openLab, { lab_id: asId<'lab'>(LAB) });
    const attempt_id = asId<'attempt'>(data.attempt.attempt_id) satisfies AttemptId;
    const submission_id = asId<'submission'>(randomUUID());
    const files = data.lab.files.filter(({ path }) => path.endsWith('store.js'));
    await owner.call(submitLab, { submission_id, attempt_id, files });
    known = {
      attempt_id,
      submission_id,
      files,
      log: [],
      lab_id: LAB,
      id: lti.platformId,
      breach_id: data.lab.breaches?.[0]?.id ?? 'any',
      flag: 'flag{x}',
      name: 'Other',
      issuer: 'https://other.test',
      client_id: 'other',
      auth_login_url: 'https://other.test/a',
      auth_token_url: 'https://other.test/t',
      key_set_url: 'https://other.test/k',
      revision: 1,
      number: 1,
    };
  });

  it.each([
    ['another learner of the company', () => lti.tool.as('champion@acme.test')],
    ['a learner of another company', () => lti.tool.as('member@globex.test')],
    ["another company's admin", () => lti.tool.as('admin@globex.test')],
    ['an individual', () => lti.tool.as('ind@demo.test')],
    ['a launched person', () => launch('stranger')],
    ['a guest', startAsGuest],
    ["a visitor of a partner's page", () => embedAs(lti.tool, 'stranger')],
    ["a partner's server", () => Promise.resolve(demoServer(lti.tool))],
    ['a program of a learner', () => program('champion@acme.test')],
  ] as const)("another person's %s finds nothing and changes nothing", async (_who, open) => {
    const caller = await open();
    const leaks: string[] = [];
    for (const endpoint of endpoints) {
      const ids = toOwned(endpoint).map((field) => [field, known[field]]);
      const input = { ...(toSampleInput(endpoint, known) as object), ...Object.fromEntries(ids) };
      const { status, code } = await caller.call(endpoint, input);
      if (DELETES.has(endpoint.name)) continue;
      if (status !== 404 && status !== 403 && status !== 401)
        leaks.push(`${endpoint.name}: ${status} ${code}`);
    }
    expect(leaks).toEqual([]);
    // Deleting something missing is no error: what counts is that it still exists.
    const platforms = await (await lti.admin()).call(listPlatforms, {});
    expect(platforms.data.items.map(({ id }) => id)).toContain(lti.platformId);
    expect(endpoints.length).toBeGreaterThan(10);
  });
});
