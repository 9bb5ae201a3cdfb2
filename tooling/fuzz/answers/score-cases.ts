/** Cases of scores: each is delivered, or has its reason; and arrives once the platform answers rightly again. */
import { asId, type OutputOf, type PlatformId } from '@drawbridge/contracts';
import { getScoreDelivery, listPlatformScores } from '@drawbridge/contracts/integration';
import { getCourse, markItem } from '@drawbridge/contracts/learning';
import type { PlatformAnswer } from './answers.ts';
import { type CaseContext, CaseFault, type RunCase, spoil, waitFor } from './case-context.ts';
import { enter, withRightPlatform } from './launch-steps.ts';
import { ARTICLE, COURSE, type PlatformAddress } from './right-answers.ts';

type Score = NonNullable<OutputOf<typeof getScoreDelivery>['score']>;

const SCORES = 'POST /items/1/scores';
/** Scores sent without a wait in between: one, and one more with a new token. */
const MOST_SCORES = 2;
/** Pages of a list, and a token for each. */
const MOST_CALLS = 12;

/** The learner reads an article of the course: its progress is a score. */
async function earnScore(context: CaseContext, hasLineItem: boolean): Promise<string> {
  const { client } = context;
  const token = await enter(context, { hasLineItem });
  const event_id = asId<'course'>(COURSE);
  await client.demand(getCourse, { event_id, enroll: true }, token);
  await client.demand(markItem, { event_id, item_id: asId(ARTICLE) }, token);
  return token;
}

/** In so many rounds of tries. */
function checkCalls(calls: CaseContext['platform']['calls'], rounds: number): void {
  for (const [address, times] of Object.entries(calls))
    if (times > rounds * (address === SCORES ? MOST_SCORES : MOST_CALLS))
      throw new CaseFault(`${times} calls of ${address} without a pause`);
}

async function deliver({ client, platform }: CaseContext, token: string): Promise<Score> {
  const score = await waitFor(async () => {
    const { status, data, text } = await client.call(getScoreDelivery, {}, token);
    if (data === undefined) throw new CaseFault(`the delivery: ${status} ${text.slice(0, 200)}`);
    const { score: found } = data;
    return found?.state === 'pending' && found.fault === undefined ? undefined : found;
  });
  if (score === undefined) throw new CaseFault('the score waits without a reason');
  checkCalls(platform.calls, 1);
  if (score.state === 'failed' && score.fault === undefined) throw new CaseFault('given up without a reason');
  if (score.state === 'delivered' && !platform.calls[SCORES])
    throw new CaseFault('delivered, and never sent');
  return score;
}

/** Tried again by itself: it arrives, or is given up with a reason. */
async function deliverLater({ client }: CaseContext, id: PlatformId, admin: string): Promise<string> {
  const score = await waitFor(async () => {
    const { items } = await client.demand(listPlatformScores, { id }, admin);
    const [only] = items;
    if (!only) throw new CaseFault('the score is gone');
    return only.state === 'delivered' || only.state === 'given_up' ? only : undefined;
  });
  if (score === undefined) throw new CaseFault('everything is right again, and the score still waits');
  if (score.state === 'given_up' && score.reason === null) throw new CaseFault('given up without a reason');
  return score.state === 'delivered' ? 'delivered' : `given up: ${score.fault}`;
}

/** The platform is still wrong: it was called once more since, and the reason is still there. */
async function waitLater({ client, platform }: CaseContext, id: PlatformId, admin: string): Promise<string> {
  checkCalls(platform.calls, 2);
  const { items } = await client.demand(listPlatformScores, { id }, admin);
  const [only] = items;
  if (!only) throw new CaseFault('the score is gone');
  if (only.state !== 'delivered' && only.reason === null)
    throw new CaseFault(`${only.state} without a reason`);
  return [only.state, only.fault].filter(Boolean).join(': ');
}

/** Of a sign-in, or of maintenance: it says nothing of a score. */
const isPage = ({ bytes }: PlatformAnswer) => /^\s*<!doctype html/i.test(bytes.toString('latin1', 0, 100));

/** Readable, and neither a list nor nothing. */
function isNoList({ status, travel, bytes }: PlatformAnswer): boolean {
  if (status < 200 || status > 299 || travel !== 'whole') return false;
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

const scoreWith = (address: PlatformAddress, hasLineItem: boolean): RunCase =>
  withRightPlatform(async (context, id) => {
    const { platform } = context;
    // Then one has to be made.
    if (address === 'POST /items') platform.replace('GET /items', []);
    const { answer, isOnce } = spoil(context, address);
    const score = await deliver(context, await earnScore(context, hasLineItem));
    if (address === SCORES && score.state === 'delivered' && platform.calls[SCORES] === 1 && isPage(answer))
      throw new CaseFault('a page counts as a delivered score');
    const isMade = address === 'GET /items' && platform.calls['POST /items'] !== undefined;
    if (isMade && isNoList(answer))
      throw new CaseFault('a line item is made after an answer that is not a list');
    const outcome =
      [score.state, score.fault].filter(Boolean).join(': ') + (isMade ? ', with a new line item' : '');
    if (score.state !== 'pending') return { outcome };
    const look = isOnce ? deliverLater : waitLater;
    return { outcome, later: (admin) => look(context, id, admin) };
  });

export const SCORE_CASES = {
  'token of a score': scoreWith('POST /token', true),
  'list of line items': scoreWith('GET /items', false),
  'new line item': scoreWith('POST /items', false),
  score: scoreWith(SCORES, true),
} as const satisfies Record<string, RunCase>;
