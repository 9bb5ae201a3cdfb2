import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Secret } from '../../../../platform/secret/secret.ts';
import type { LoginState } from '../login/state-signer.ts';
import { quote } from '../pages/quote.ts';
import { refuse } from '../pages/refusals.ts';
import { mayTakeDeployment } from '../platforms/issuer-keys.ts';
import type { KnownPlatform } from '../platforms/platform-registry.ts';
import { takeDeployment } from '../platforms/platforms.store.ts';
import { ACCEPT } from './accept-statement.ts';
import type { LaunchTarget } from './choose-target.ts';
import { type LaunchRow, toLaunchJson } from './launch-row.ts';
import { toPersonId } from './person-id.ts';
import type { LaunchMessage } from './read-message.ts';

/** How long a page may take to exchange its ltik. */
export const LTIK_LIFETIME_MS = 600_000;
export const SESSION_LIFETIME_MS = 8 * 3_600_000;

/** What a link of the context opens: one lab or course, or a list of all. A review opens what was linked before. */
function toLinked(
  { kind }: LaunchMessage,
  { item, list }: LaunchTarget,
): Pick<LaunchRow, 'linked_kind' | 'linked_id'> {
  const isLink = kind === 'resource_link';
  if (isLink && item) return { linked_kind: item.kind, linked_id: item.id };
  if (isLink && list !== undefined) return { linked_kind: 'list', linked_id: list };
  return { linked_kind: null, linked_id: null };
}

export interface AcceptedLaunch {
  sessionId: string;
  personId: string;
  isGraded: boolean;
}

export function createAcceptLaunch(deps: {
  database: Database;
  clock: Clock;
  secret: Secret;
  isGraded(item: NonNullable<LaunchTarget['item']>): boolean;
}) {
  const { database, clock, secret, isGraded } = deps;

  /** Consumes the state and opens the session; refuses a state used before and a platform disabled meanwhile. */
  return async function acceptLaunch(
    platform: KnownPlatform,
    state: LoginState,
    message: LaunchMessage,
    target: LaunchTarget,
  ): Promise<AcceptedLaunch> {
    const { item } = target;
    const now = clock.now();
    const later = (ms: number) => new Date(now.getTime() + ms).toISOString();
    const { subject, context, returnUrl, deepLinking, reviewedSubject } = message;
    const personId = subject === undefined ? randomUUID() : toPersonId(platform, subject);
    const sessionId = randomUUID();
    // A lab without a score has no gradebook either.
    const isForGrades = item !== undefined && isGraded(item);
    const lineItem = isForGrades ? message.lineItem : undefined;
    const lineItems =
      isForGrades && lineItem === undefined && message.graded !== false ? message.lineItems : undefined;
    // One of several that launch at the same time: the statement below would see none of the others.
    if (
      mayTakeDeployment(platform) &&
      !(await takeDeployment(database.db, platform.id, message.deploymentId))
    )
      return refuse('deployment', `deployment ${quote(message.deploymentId)}: another launched first`);
    const row: LaunchRow = {
      platform_id: platform.id,
      deployment_id: message.deploymentId,
      state_id: state.i,
      state_expires_at: new Date(state.e * 1000).toISOString(),
      launched_at: now.toISOString(),
      person_id: personId,
      person_kind: subject === undefined ? 'anonymous' : 'launched',
      first_name: message.firstName,
      last_name: message.lastName,
      subject: subject ?? null,
      is_instructor: message.isInstructor,
      is_mentor: message.isMentor,
      context_id: context?.id ?? null,
      context_title: context?.title ?? null,
      memberships_url: message.membershipsUrl ?? null,
      ...toLinked(message, target),
      resource_link_id: message.resourceLinkId ?? null,
      item_kind: item?.kind ?? null,
      item_id: item?.id ?? null,
      session_id: sessionId,
      message_kind: message.kind,
      sealed_return_url: returnUrl === undefined ? null : secret.encrypt(returnUrl),
      ltik_expires_at: later(LTIK_LIFETIME_MS),
      session_expires_at: later(SESSION_LIFETIME_MS),
      reviewed_person_id: reviewedSubject === undefined ? null : toPersonId(platform, reviewedSubject),
      sealed_deep_linking: deepLinking === undefined ? null : secret.encrypt(JSON.stringify(deepLinking)),
      new_target_id: randomUUID(),
      score_rule: message.scoreRule ?? null,
      line_item: lineItem ?? null,
      line_items_url: lineItems?.url ?? null,
      new_line_item_id: randomUUID(),
      may_make_line_item: lineItems?.mayMake ?? false,
      // One that was found or made before stays.
      may_add_line_item: message.graded ?? !platform.deepLinks,
    };
    const [accepted] = await database.query<{ allowed: number; opened: number; graded: number }>({
      name: 'lti_accept',
      text: ACCEPT,
      values: [toLaunchJson(row)],
    });
    if (!accepted?.allowed) return refuse('platform_inactive', 'switched off or changed since the login');
    if (!accepted.opened) return refuse('replay');
    return { sessionId, personId, isGraded: accepted.graded > 0 };
  };
}
