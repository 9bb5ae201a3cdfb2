const AGS = 'https://purl.imsglobal.org/spec/lti-ags/scope/';

/** What access tokens are asked for. @see AGS 3, NRPS 2.0 2.3 */
export const SCOPES = {
  score: `${AGS}score`,
  lineItem: `${AGS}lineitem`,
  lineItemRead: `${AGS}lineitem.readonly`,
  roster: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
} as const;
