/** What a platform sends with a launch when nothing is wrong. */
import { COURSE, DEPLOYMENT, INSTRUCTOR, LEARNER, LINK, SCOPE } from './right-answers.ts';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
const AGS_CLAIM = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
const NRPS_CLAIM = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
const DEEP_LINKING = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings';

export const MESSAGE_TYPES = [
  'LtiResourceLinkRequest',
  'LtiDeepLinkingRequest',
  'LtiSubmissionReviewRequest',
] as const;

export interface RightLaunch {
  issuer: string;
  clientId: string;
  nonce: string;
  target: string;
  now: Date;
  type?: (typeof MESSAGE_TYPES)[number];
  isTeacher?: boolean;
  /** False: the platform names the container of its line items alone. */
  hasLineItem?: boolean;
}

export function toRightClaims(launch: RightLaunch): Record<string, unknown> {
  const { issuer, clientId, nonce, target, now } = launch;
  const { type = MESSAGE_TYPES[0], isTeacher = false, hasLineItem = true } = launch;
  const seconds = Math.floor(now.getTime() / 1_000);
  return {
    iss: issuer,
    aud: clientId,
    azp: clientId,
    sub: isTeacher ? 'teacher-1' : 'learner-1',
    iat: seconds,
    exp: seconds + 300,
    nonce,
    name: 'Jürgen Weiß',
    given_name: 'Jürgen',
    family_name: 'Weiß',
    email: 'j@school.test',
    locale: 'de-DE',
    [`${LTI}message_type`]: type,
    [`${LTI}version`]: '1.3.0',
    [`${LTI}deployment_id`]: DEPLOYMENT,
    [`${LTI}target_link_uri`]: target,
    [`${LTI}resource_link`]: { id: LINK, title: 'A link', description: '' },
    [`${LTI}roles`]: [isTeacher ? INSTRUCTOR : LEARNER],
    [`${LTI}context`]: { id: 'context-1', label: 'SC', title: 'Secure code', type: ['CourseSection'] },
    [`${LTI}custom`]: { course_id: COURSE, score_rule: 'latest', canvas_course_id: 1374, off: '$User.id' },
    [`${LTI}launch_presentation`]: { document_target: 'iframe', return_url: `${issuer}/back`, locale: 'de' },
    [`${LTI}tool_platform`]: { guid: 'fuzz', name: 'Fuzz', product_family_code: 'canvas' },
    [`${LTI}lis`]: { person_sourcedid: '1', course_section_sourcedid: '' },
    [`${LTI}for_user`]: { user_id: 'learner-1', roles: [LEARNER] },
    [AGS_CLAIM]: {
      scope: [SCOPE.score, SCOPE.lineItem],
      lineitems: `${issuer}/items`,
      ...(hasLineItem ? { lineitem: `${issuer}/items/1` } : {}),
    },
    [NRPS_CLAIM]: { context_memberships_url: `${issuer}/members`, service_versions: ['2.0'] },
    [DEEP_LINKING]: {
      deep_link_return_url: `${issuer}/content`,
      accept_types: ['ltiResourceLink'],
      accept_presentation_document_targets: ['iframe'],
      accept_multiple: true,
      data: 'opaque',
    },
  };
}

/** A login initiation. */
export const toRightLogin = (launch: Pick<RightLaunch, 'issuer' | 'clientId' | 'target'>) => ({
  iss: launch.issuer,
  login_hint: 'hint-1',
  target_link_uri: launch.target,
  lti_message_hint: 'message-1',
  client_id: launch.clientId,
  lti_deployment_id: DEPLOYMENT,
});
