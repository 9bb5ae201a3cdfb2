import { randomBytes } from 'node:crypto';
import type { Behaviour } from '../behaviour/behaviour.ts';
import { findInstallation } from '../courses.ts';
import type { Activity, Launch, User } from '../model.ts';
import type { State } from '../state.ts';
import type { LaunchParts } from './claims.ts';

const MAX_LAUNCHES = 5_000;
const LONG_HINT_BYTES = 3_750;

/** The value that a tool returns: nothing in it is read, it is compared as a whole. */
function createHint({ messageHint }: Behaviour): string {
  const launch = randomBytes(12).toString('base64url');
  if (messageHint === 'json') return JSON.stringify({ launch, by: 'harbor' });
  return messageHint === 'long' ? `${launch}.${randomBytes(LONG_HINT_BYTES).toString('base64url')}` : launch;
}

/** Remembers a launch until the tool requests the identity of the person. */
export function beginLaunch(state: State, launch: Omit<Launch, 'hint' | 'wasAnswered'>): Launch {
  const begun: Launch = { ...launch, hint: createHint(state.behaviour), wasAnswered: false };
  state.launches.set(begun.hint, begun);
  const [oldest] = state.launches.keys();
  if (state.launches.size > MAX_LAUNCHES && oldest) state.launches.delete(oldest);
  return begun;
}

/** The items that a launch names; undefined when one of them was removed since. */
export function findParts(state: State, launch: Launch): LaunchParts | undefined {
  const user = state.users.get(launch.userId);
  const course = state.courses.get(launch.courseKey);
  const installation = findInstallation(state, launch.deploymentKey);
  if (!user || !course || !installation) return undefined;
  const activity = launch.activityId === undefined ? undefined : state.activities.get(launch.activityId);
  const lineItem = launch.lineItemId === undefined ? undefined : state.lineItems.get(launch.lineItemId);
  const forUser = launch.forUserId === undefined ? undefined : state.users.get(launch.forUserId);
  const isMissing =
    (launch.activityId !== undefined && !activity) ||
    (launch.lineItemId !== undefined && !lineItem) ||
    (launch.forUserId !== undefined && !forUser);
  return isMissing ? undefined : { launch, user, course, ...installation, activity, lineItem, forUser };
}

/** Why a person cannot open an activity now, or undefined. */
export function findClosed({ behaviour }: State, activity: Activity, { id, role }: User): string | undefined {
  const now = new Date();
  if (behaviour.linkNeedsUrl && activity.url === undefined)
    return 'This link has no address, and this platform opens none without.';
  if (role !== 'student') return undefined;
  if (activity.onlyFor && !activity.onlyFor.includes(id)) return 'This activity is not assigned to you.';
  const { startDateTime, endDateTime } = activity.available ?? {};
  if (startDateTime && now < new Date(startDateTime)) return `This activity opens on ${startDateTime}.`;
  if (endDateTime && now > new Date(endDateTime)) return `This activity closed on ${endDateTime}.`;
  return undefined;
}
