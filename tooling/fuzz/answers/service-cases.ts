/** Cases of rosters and scores: each is read or delivered, or has its reason. */
import {
  asId,
  getContextProgress,
  getCourse,
  getScoreDelivery,
  listContextLearners,
  markItem,
} from '@drawbridge/contracts';
import type { PlatformAnswer } from './answers.ts';
import { type CaseContext, CaseFault, spoil, waitFor } from './case-context.ts';
import { type RunCase, withPlatform } from './launch-cases.ts';
import { enter } from './launch-steps.ts';
import { ARTICLE, COURSE, type PlatformAddress } from './right-answers.ts';

/** Calls of one address without a wait in between, beside one more for a new token. */
const MOST_CALLS = 4;
/** Of a roster that links page after page. */
const MOST_PAGES = 210;

async function readRoster(context: CaseContext): Promise<string> {
  const { client, platform } = context;
  const token = await enter(context, { isTeacher: true });
  const roster = await waitFor(async () => {
    const { status, data, text } = await client.call(getContextProgress, {}, token);
    if (data === undefined)
      throw new CaseFault(`the page of the instructor: ${status} ${text.slice(0, 200)}`);
    return data.roster.state === 'reading' ? undefined : data.roster;
  });
  if (roster === undefined) throw new CaseFault('the roster is read without end');
  const learners = await client.call(listContextLearners, { status: 'all' }, token);
  if (learners.status !== 200) throw new CaseFault(`the learners: ${learners.status}`);
  if ((platform.calls['GET /members'] ?? 0) > MOST_PAGES)
    throw new CaseFault('the roster is read without a pause');
  if (roster.state === 'failed' && roster.problem === undefined)
    throw new CaseFault('failed without a reason');
  if (roster.state !== 'failed' && roster.state !== 'ready')
    throw new CaseFault(`the roster is ${roster.state}`);
  return roster.state === 'failed'
    ? `failed: ${roster.problem}`
    : roster.left_out
      ? 'ready, some left out'
      : 'ready';
}

/** The learner reads an article of the course: its progress is a score. */
async function earnScore(context: CaseContext, hasLineItem: boolean): Promise<string> {
  const { client } = context;
  const token = await enter(context, { hasLineItem });
  const event_id = asId<'course'>(COURSE);
  await client.demand(getCourse, { event_id, enroll: true }, token);
  await client.demand(markItem, { event_id, item_id: asId(ARTICLE) }, token);
  return token;
}

/** A sign-in or a maintenance page says nothing of a score. */
const isPage = ({ bytes }: PlatformAnswer) => /^\s*<!doctype html/i.test(bytes.toString('latin1', 0, 100));

async function deliverScore(context: CaseContext, hasLineItem: boolean): Promise<string> {
  const { client, platform } = context;
  const token = await earnScore(context, hasLineItem);
  const score = await waitFor(async () => {
    const { status, data, text } = await client.call(getScoreDelivery, {}, token);
    if (data === undefined) throw new CaseFault(`the delivery: ${status} ${text.slice(0, 200)}`);
    const { score: found } = data;
    return found === undefined || (found.state === 'pending' && found.fault === undefined)
      ? undefined
      : found;
  });
  if (score === undefined) throw new CaseFault('the score waits without a reason');
  for (const [address, times] of Object.entries(platform.calls))
    if (times > MOST_CALLS * 3) throw new CaseFault(`${times} calls of ${address} without a pause`);
  const scores = platform.calls['POST /items/1/scores'] ?? 0;
  if (scores > MOST_CALLS) throw new CaseFault(`the score was sent ${scores} times without a pause`);
  if (score.state === 'failed' && score.fault === undefined) throw new CaseFault('given up without a reason');
  if (score.state === 'delivered' && scores === 0) throw new CaseFault('delivered, and never sent');
  return [score.state, score.fault].filter(Boolean).join(': ');
}

const rosterWith = (address: PlatformAddress): RunCase =>
  withPlatform((context) => {
    spoil(context, address);
    return readRoster(context);
  });

const scoreWith = (address: PlatformAddress, hasLineItem: boolean): RunCase =>
  withPlatform(async (context) => {
    const { platform } = context;
    // Then one has to be made.
    if (address === 'POST /items') platform.replace('GET /items', []);
    const answer = spoil(context, address);
    const outcome = await deliverScore(context, hasLineItem);
    const isFirst = platform.calls['POST /items/1/scores'] === 1;
    if (outcome === 'delivered' && address === 'POST /items/1/scores' && isFirst && isPage(answer))
      throw new CaseFault('a page counts as a delivered score');
    if (address !== 'GET /items') return outcome;
    return platform.calls['POST /items'] ? `${outcome}, with a new line item` : outcome;
  });

export const SERVICE_CASES = {
  'token of a roster': rosterWith('POST /token'),
  'page of a roster': rosterWith('GET /members'),
  'token of a score': scoreWith('POST /token', true),
  'list of line items': scoreWith('GET /items', false),
  'new line item': scoreWith('POST /items', false),
  score: scoreWith('POST /items/1/scores', true),
} as const satisfies Record<string, RunCase>;
