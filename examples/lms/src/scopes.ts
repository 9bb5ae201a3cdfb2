const AGS = 'https://purl.imsglobal.org/spec/lti-ags/';

/** Scopes of the services. @see AGS 3.1, NRPS 2.1 */
export const SCOPE = {
  lineItem: `${AGS}scope/lineitem`,
  lineItemReadonly: `${AGS}scope/lineitem.readonly`,
  score: `${AGS}scope/score`,
  resultReadonly: `${AGS}scope/result.readonly`,
  memberships: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
} as const;

export const SCOPES: readonly string[] = Object.values(SCOPE);
export const isGradeScope = (scope: string): boolean => scope.startsWith(AGS);
