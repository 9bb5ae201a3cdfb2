/** Cases of rosters: each is read, or has its reason; and is read once the platform answers rightly again. */
import type { OutputOf } from '@drawbridge/contracts';
import { getContextProgress, listContextLearners, refreshRoster } from '@drawbridge/contracts/integration';
import { type CaseContext, CaseFault, type RunCase, spoil, waitFor } from './case-context.ts';
import { enter, withRightPlatform } from './launch-steps.ts';
import type { PlatformAddress } from './right-answers.ts';

type Roster = OutputOf<typeof getContextProgress>['roster'];

/** A roster that links page after page ends at a hundred; its context and its link are read. */
const MOST_PAGES = 210;

async function readRoster(context: CaseContext, token: string): Promise<Roster> {
  const { client, platform } = context;
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
  if (roster.state !== 'failed' && roster.state !== 'ready')
    throw new CaseFault(`the roster is ${roster.state}`);
  if (roster.state === 'failed' && roster.problem === undefined)
    throw new CaseFault('failed without a reason');
  return roster;
}

function toOutcome({ state, problem, left_out }: Roster): string {
  if (state === 'failed') return `failed: ${problem}`;
  return left_out ? 'ready, some left out' : 'ready';
}

/** The instructor asks for it again. */
async function readAgain(context: CaseContext): Promise<string> {
  context.platform.calls = {};
  const token = await enter(context, { isTeacher: true });
  await context.client.call(refreshRoster, {}, token);
  const outcome = toOutcome(await readRoster(context, token));
  if (outcome !== 'ready') throw new CaseFault(`everything is right again, and the roster is ${outcome}`);
  return outcome;
}

const rosterWith = (address: PlatformAddress): RunCase =>
  withRightPlatform(async (context) => {
    const { isOnce } = spoil(context, address);
    const roster = await readRoster(context, await enter(context, { isTeacher: true }));
    const end = { outcome: toOutcome(roster) };
    return isOnce && roster.state === 'failed' ? { ...end, later: () => readAgain(context) } : end;
  });

export const ROSTER_CASES = {
  'token of a roster': rosterWith('POST /token'),
  'page of a roster': rosterWith('GET /members'),
} as const satisfies Record<string, RunCase>;
