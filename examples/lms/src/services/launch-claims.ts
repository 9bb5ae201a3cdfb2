import type { JWTPayload } from 'jose';
import { type Activity, COURSE, type User } from '../sample-data.ts';
import type { Settings } from '../settings.ts';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
const MEMBERSHIP = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';
export const AGS = 'https://purl.imsglobal.org/spec/lti-ags/';
export const SCOPES = [`${AGS}scope/score`, `${AGS}scope/lineitem.readonly`, `${AGS}scope/result.readonly`];

export const toLineItemUrl = (issuer: string, activityId: string): string =>
  `${issuer}/lti/contexts/${COURSE.id}/line-items/${activityId}`;

/** The id_token of a launch. @see LTI core 5.3, 5.4; AGS 3.1 */
export function toLaunchClaims(
  settings: Settings,
  launch: { user: User; activity: Activity; nonce: string; inFrame: boolean },
): JWTPayload {
  const { issuer, clientId, deploymentId, toolUrl } = settings;
  const { user, activity, nonce, inFrame } = launch;
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: issuer,
    aud: clientId,
    sub: user.id,
    iat: now,
    exp: now + 60,
    nonce,
    name: user.name,
    given_name: user.givenName,
    family_name: user.familyName,
    email: user.email,
    locale: 'en',
    [`${LTI}message_type`]: 'LtiResourceLinkRequest',
    [`${LTI}version`]: '1.3.0',
    [`${LTI}deployment_id`]: deploymentId,
    [`${LTI}target_link_uri`]: toolUrl + activity.target,
    [`${LTI}resource_link`]: { id: activity.id, title: activity.title, description: activity.about },
    [`${LTI}roles`]: [MEMBERSHIP + (user.role === 'teacher' ? 'Instructor' : 'Learner')],
    [`${LTI}context`]: {
      id: COURSE.id,
      label: COURSE.label,
      title: COURSE.title,
      type: ['http://purl.imsglobal.org/vocab/lis/v2/course#CourseOffering'],
    },
    [`${LTI}custom`]: { ...activity.custom, groups: '$Context.groups' },
    [`${LTI}tool_platform`]: {
      guid: 'harbor',
      name: 'Harbor LMS',
      product_family_code: 'harbor',
      version: '1',
    },
    [`${LTI}launch_presentation`]: {
      document_target: inFrame ? 'iframe' : 'window',
      return_url: `${issuer}/`,
    },
    [`${AGS}claim/endpoint`]: {
      scope: SCOPES,
      lineitems: `${issuer}/lti/contexts/${COURSE.id}/line-items`,
      ...(activity.isGraded ? { lineitem: toLineItemUrl(issuer, activity.id) } : {}),
    },
  };
}
