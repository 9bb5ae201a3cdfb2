/** Names of the claims we read. @see LTI core 5.3, 5.4; AGS 3.1; NRPS 2.1; Deep Linking 2.0 4.4, 4.5; Submission Review 1.0 4.2 */
const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
export const CLAIM = {
  version: `${LTI}version`,
  messageType: `${LTI}message_type`,
  deployment: `${LTI}deployment_id`,
  targetLink: `${LTI}target_link_uri`,
  resourceLink: `${LTI}resource_link`,
  roles: `${LTI}roles`,
  context: `${LTI}context`,
  custom: `${LTI}custom`,
  presentation: `${LTI}launch_presentation`,
  forUser: `${LTI}for_user`,
  grades: 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint',
  roster: 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice',
  deepLinking: 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings',
  contentItems: 'https://purl.imsglobal.org/spec/lti-dl/claim/content_items',
  deepLinkingData: 'https://purl.imsglobal.org/spec/lti-dl/claim/data',
} as const;

/** The payload of an id_token with a valid signature; nothing else of it is checked yet. */
export type Claims = Readonly<Record<string, unknown>>;

export const isString = (value: unknown): value is string => typeof value === 'string' && value !== '';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** LTI core 5.3.1: the messages that we serve, by their types. */
export const MESSAGES = {
  LtiResourceLinkRequest: 'resource_link',
  LtiDeepLinkingRequest: 'deep_linking',
  LtiSubmissionReviewRequest: 'submission_review',
} as const;
export type MessageKind = (typeof MESSAGES)[keyof typeof MESSAGES];
