import type { JWTPayload } from 'jose';
import { toLineItemsUrl, toLineItemUrl, toMembershipsUrl } from '../addresses.ts';
import type { Behaviour } from '../behaviour/behaviour.ts';
import { findLineItem, type Installation } from '../courses.ts';
import { writeEmptyObjects } from '../empty-objects.ts';
import { toSentId } from '../ids.ts';
import type { Activity, Course, Launch, LineItem, Tool, User } from '../model.ts';
import { toFamily } from '../registration/configuration.ts';
import { isGradeScope, SCOPE } from '../scopes.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';
import { writeAbsentClaims } from './absent-claims.ts';
import { fillCustom } from './custom-variables.ts';
import { toPersonalData } from './personal-data.ts';
import { toPlatformParameters } from './platform-parameters.ts';
import { toReturnUrl } from './return-url.ts';
import { TEST_USER, toRoles } from './roles.ts';

export const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
const AGS_ENDPOINT = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
const NRPS_SERVICE = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
const OTHER_PARTY = 'another-party';

/** Everything that a launch is about, found. */
export interface LaunchParts extends Installation {
  launch: Launch;
  user: User;
  course: Course;
  activity?: Activity | undefined;
  lineItem?: LineItem | undefined;
  forUser?: User | undefined;
}

const MESSAGE_TYPES = {
  link: 'LtiResourceLinkRequest',
  'deep linking': 'LtiDeepLinkingRequest',
  review: 'LtiSubmissionReviewRequest',
} as const;

/** Scopes that the behavior leaves of those that the tool was granted. */
export function toGrantedScopes({ gradeService, roster }: Behaviour, tool: Tool): string[] {
  return tool.scopes.filter((scope) => {
    if (!isGradeScope(scope)) return roster;
    if (gradeService === 'off') return false;
    return gradeService === 'all' || scope !== SCOPE.lineItem;
  });
}

/** AGS 3.1: which grade services this message may use, and for which line item. */
function toGradeClaim({ issuer }: Settings, state: State, parts: LaunchParts): JWTPayload {
  const { behaviour } = state;
  const { course, tool, activity, launch } = parts;
  const scope = toGrantedScopes(behaviour, tool).filter(isGradeScope);
  if (scope.length === 0) return {};
  const lineItem = parts.lineItem ?? (activity && findLineItem(state, activity.id));
  // A submission review always names the line item that is reviewed.
  const isNamed = lineItem && (behaviour.lineItemClaim || launch.kind === 'review');
  return {
    [AGS_ENDPOINT]: {
      scope,
      lineitems: toLineItemsUrl(behaviour, issuer, course.key),
      ...(isNamed ? { lineitem: toLineItemUrl(behaviour, issuer, lineItem) } : {}),
    },
  };
}

/** NRPS 3.6.1.1. */
function toRosterClaim(
  { issuer }: Settings,
  { behaviour }: State,
  { course, tool }: LaunchParts,
): JWTPayload {
  if (!behaviour.roster || !tool.scopes.includes(SCOPE.memberships)) return {};
  return {
    [NRPS_SERVICE]: {
      context_memberships_url: toMembershipsUrl(issuer, course.key),
      service_versions: ['2.0'],
    },
  };
}

const toContextClaim = (behaviour: Behaviour, { contextId, label, title }: Course) => ({
  id: toSentId(behaviour, 'course', contextId),
  label,
  title,
  type: ['http://purl.imsglobal.org/vocab/lis/v2/course#CourseOffering'],
});

/** LTI core 5.3.3: where a message leads. */
export function toTarget({ launch, tool, activity, lineItem }: LaunchParts): string {
  if (launch.kind === 'deep linking') return tool.deepLinkingUri ?? tool.targetLinkUri;
  const link = activity?.url ?? tool.targetLinkUri;
  return launch.kind === 'review' ? (lineItem?.submissionReview?.url ?? tool.reviewUri ?? link) : link;
}

/** Who asked for the token. @see OpenID Connect core 2 */
function toParties({ audience, authorizedParty }: Behaviour, { clientId }: Tool): JWTPayload {
  return {
    aud: audience === 'list' ? [clientId] : clientId,
    ...(authorizedParty === 'absent' ? {} : { azp: authorizedParty === 'own' ? clientId : OTHER_PARTY }),
  };
}

function toPlatformClaim(behaviour: Behaviour): JWTPayload {
  const family = toFamily(behaviour);
  if (family === undefined) return {};
  return {
    [`${LTI}tool_platform`]: {
      guid: 'harbor',
      name: 'Harbor LMS',
      product_family_code: family,
      version: '1',
    },
  };
}

/** LTI core 5.4.7: the person whose submission is reviewed. */
const toForUser = (behaviour: Behaviour, user: User) => ({
  user_id: toSentId(behaviour, 'person', user.id),
  ...toPersonalData(behaviour, user),
  roles: toRoles(behaviour, user.role),
});

/** The id_token of a message. @see LTI core 5.3, 5.4 */
export function toClaims(
  settings: Settings,
  state: State,
  { parts, nonce, extra }: { parts: LaunchParts; nonce: string; extra: JWTPayload },
): JWTPayload {
  const { behaviour } = state;
  const { launch, user, course, activity, lineItem, forUser, tool, deployment } = parts;
  const now = Math.floor(Date.now() / 1000);
  const { deploymentId } = deployment;
  const isNumber = behaviour.deploymentClaim === 'number' && /^\d+$/.test(deploymentId);
  const custom = { ...tool.custom, ...activity?.custom, ...lineItem?.submissionReview?.custom };
  const roles = [...toRoles(behaviour, user.role), ...(user.isTest ? [TEST_USER] : [])];
  const claims = {
    iss: settings.issuer,
    ...toParties(behaviour, tool),
    iat: now,
    exp: now + behaviour.tokenSeconds,
    nonce,
    // The type of a payload knows texts only; real platforms send numbers too.
    ...(behaviour.anonymous
      ? {}
      : { sub: toSentId(behaviour, 'person', user.id) as string, ...toPersonalData(behaviour, user) }),
    locale: 'en',
    [`${LTI}message_type`]: MESSAGE_TYPES[launch.kind],
    [`${LTI}version`]: '1.3.0',
    [`${LTI}deployment_id`]: isNumber ? Number(deploymentId) : deploymentId,
    [`${LTI}target_link_uri`]: toTarget(parts),
    ...(activity
      ? {
          [`${LTI}resource_link`]: {
            id: toSentId(behaviour, 'link', activity.id),
            title: activity.title,
            description: activity.about,
          },
        }
      : {}),
    [`${LTI}roles`]: roles,
    ...(behaviour.contextClaim ? { [`${LTI}context`]: toContextClaim(behaviour, course) } : {}),
    [`${LTI}custom`]: {
      ...fillCustom(custom, { behaviour, course, user, activity }),
      ...toPlatformParameters(behaviour),
    },
    ...toPlatformClaim(behaviour),
    [`${LTI}launch_presentation`]: {
      document_target: launch.inFrame ? 'iframe' : 'window',
      ...toReturnUrl(behaviour, settings, user),
    },
    ...(forUser ? { [`${LTI}for_user`]: toForUser(behaviour, forUser) } : {}),
    ...toGradeClaim(settings, state, parts),
    ...toRosterClaim(settings, state, parts),
    ...extra,
  };
  return writeEmptyObjects(behaviour, writeAbsentClaims(behaviour, claims));
}
