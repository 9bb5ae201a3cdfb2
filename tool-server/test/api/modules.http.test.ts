import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { asId, type Endpoint, isAllowed } from '@drawbridge/contracts';
import { ENDPOINTS } from '@drawbridge/contracts/endpoints';
import { openLaunch } from '@drawbridge/contracts/integration';
import { getCourse, listLiveCourses } from '@drawbridge/contracts/learning';
import { openLab } from '@drawbridge/contracts/practice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PARTNER, DEMO_PASSWORD } from '../../src/modules/operations/demo/index.ts';
import type { Caller } from '../fixtures/create-test-tool.ts';
import { DEMO_ORIGIN, demoServer } from '../fixtures/integration/embed-visitor.ts';
import { claim, INSTRUCTOR } from '../fixtures/lti/lti-browser.ts';
import { createLtiTool, LAB, type LtiTool } from '../fixtures/lti/lti-tool.ts';
import { getLabs } from '../fixtures/practice/our-labs.ts';
import { toSampleInput } from '../fixtures/sample-input.ts';

/**
 * @file Every endpoint is called once, on each database: a module whose own tests run on PostgreSQL alone has read and
 * written here on the embedded database too. The modules come in the opposite order, for no address may depend on it.
 */

const MODULES_DIR = new URL('../../src/modules/', import.meta.url);
const COURSE = 'c1-who-may-do-what';

/** What a module needs beyond one call; its own tests on PostgreSQL do it. */
const NEEDS_MORE: Record<string, { read?: string; write?: string }> = {
  assignments: { write: 'a certificate is claimed of an assignment that is done' },
  badges: { write: 'a badge is revoked once it is awarded' },
  certificates: { write: 'a certificate is revoked once it is issued' },
  embed: { read: 'the browser names the page that asks' },
};

/** The module, a folder of an area, whose sources serve an endpoint, by the name of the endpoint. */
function readServed(): Map<string, string> {
  const served = new Map<string, string>();
  const sources = readdirSync(MODULES_DIR, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  for (const file of sources)
    for (const [, name = ''] of readFileSync(new URL(file, MODULES_DIR), 'utf8').matchAll(
      /\bserve\(\s*(\w+)/g,
    ))
      served.set(name, file.split('/')[1] ?? '');
  return served;
}
const served = readServed();

/** Reads first; what ends a session last. */
const ORDER = ['GET', 'PUT', 'POST', 'DELETE'];
const LAST = new Set(['logoutEverywhere', 'closeLaunch']);
const toPlace = ({ name, method }: Endpoint) => (LAST.has(name) ? ORDER.length : ORDER.indexOf(method));

let lti: LtiTool;
const answers = new Map<string, { status: number; code?: string | undefined }>();

beforeAll(async () => {
  const labs = getLabs([LAB]);
  lti = await createLtiTool({
    labs,
    isReversed: true,
    verdictWaitMs: 0,
    env: { REVIEW_FORM_URL: 'https://forms.test/review', CHAT_SECRET: 'x'.repeat(32) },
  });
  const { tool, browser } = lti;
  await tool.app.jobs.drain();
  const launch = async (claims: Record<string, unknown>) => {
    const { ltik } = await browser.enter({ claims });
    return tool.withToken((await tool.anonymous.call(openLaunch, { ltik })).data.token);
  };
  const admin = await tool.as('admin@acme.test');
  const callers = {
    admin,
    champion: await tool.as('champion@acme.test'),
    individual: await tool.as('free@demo.test'),
    teacher: await launch({ sub: 'teacher', [claim('roles')]: [INSTRUCTOR] }),
    partner: demoServer(tool),
  };
  const toCaller = ({ access }: Endpoint): Caller => {
    if (access === 'public') return tool.anonymous;
    if (access === 'partner') return callers.partner;
    if (access === 'champion') return callers.champion;
    if (access === 'individualUser') return callers.individual;
    return isAllowed(access, ['member', 'admin', 'owner']) ? callers.admin : callers.teacher;
  };
  const { data: opened } = await admin.call(openLab, { lab_id: asId(LAB) });
  const { data: live } = await admin.call(listLiveCourses, {});
  await admin.call(getCourse, { event_id: asId(COURSE), enroll: true });
  /** By the name of the field, in every input that has it. */
  const known = {
    lab_id: LAB,
    lab_ids: [LAB],
    attempt_id: opened.attempt.attempt_id,
    submission_id: randomUUID(),
    files: opened.lab.files.filter(({ path }) => path.endsWith('store.js')),
    log: [],
    revision: 1,
    course_id: COURSE,
    event_id: COURSE,
    subject_id: 'two-questions',
    item_id: 'c1-two-questions',
    visit_id: randomUUID(),
    id: lti.platformId,
    key: DEMO_PARTNER.publishableKey,
    origin: DEMO_ORIGIN,
    name: 'Other',
    domain: 'other.test',
    allowed_origins: ['https://a.test'],
    email: 'x@y.test',
    username: 'ind@demo.test',
    password: DEMO_PASSWORD,
    alias: 'Ann',
    title: 'A title',
    days: 3,
    first_name: 'Ann',
    last_name: 'Lee',
    upload_id: randomUUID(),
    award_id: randomUUID(),
    session_id: randomUUID(),
    secret_id: randomUUID(),
  };
  const eventId = live.upcoming[0]?.id;
  /** What these take beside it. */
  const own: Record<string, Record<string, unknown>> = {
    getChatHash: { email: 'admin@acme.test' },
    matchTenant: { email: 'somebody@sso.test' },
    openCheckout: {
      plan_id: 'individual',
      period: 'month',
      redirect_url: `/portal/course-info/intro/${COURSE}`,
    },
    sendCourseFeedback: { rating: 5 },
    changeNotificationStatus: { readall: true },
    submitPreferences: { roles: ['Developer'], proficiency: 'Basic' },
    registerForLiveCourse: { event_id: eventId },
    cancelLiveRegistration: { event_id: eventId },
    startQuiz: { quiz_id: 'c1-quiz-final' },
    getProvider: { provider: 'northwind' },
    uploadShowcase: { file_name: 'a.md', file: Buffer.from('# A write-up').toString('base64') },
  };
  for (const endpoint of ENDPOINTS.toSorted((a, b) => toPlace(a) - toPlace(b))) {
    const input = { ...toSampleInput(endpoint, known), ...own[endpoint.name] };
    answers.set(endpoint.name, await toCaller(endpoint).call(endpoint, input));
  }
});
afterAll(() => lti.close());

describe('every module on this database', () => {
  it('each module answers each of its endpoints without a fault of its own', () => {
    const faults = [...answers].filter(([, { status, code }]) => status >= 500 || code === 'internal');
    expect(faults).toEqual([]);
    expect(answers.size).toBe(ENDPOINTS.length);
  });

  /** Codes of the calls of one kind when none succeeded; empty when one did, or there is none. */
  function toFailed(name: string, isOf: (method: Endpoint['method']) => boolean) {
    const tried = ENDPOINTS.filter((one) => served.get(one.name) === name && isOf(one.method));
    if (tried.some((one) => answers.get(one.name)?.status === 200)) return [];
    return tried.map((one) => `${one.name}: ${answers.get(one.name)?.code}`);
  }

  const names = [...new Set(served.values())].toSorted();
  it.each(names)('the module %s reads, and writes', (name) => {
    const { read, write } = NEEDS_MORE[name] ?? {};
    const failed = {
      read: toFailed(name, (method) => method === 'GET'),
      write: toFailed(name, (method) => method !== 'GET'),
    };
    expect(failed).toEqual({
      read: read === undefined ? [] : expect.arrayContaining([expect.any(String)]),
      write: write === undefined ? [] : expect.arrayContaining([expect.any(String)]),
    });
  });
});
