/**
 * Names for the ids in `/signup/partner/:id/:name` and `/signup/training/:id/:name`. Pages show these and never the
 * name in the URL, which anyone can write.
 * @see ROUTE-16, ROUTE-17
 */
export const SIGNUP_NAMES = {
  partner: { owasp: 'OWASP', harbor: 'Harbor Security' },
  training: { injection: 'Injection at the boundary' },
} as const;

export type SignupPartner = keyof typeof SIGNUP_NAMES.partner;

/** Returns the id if a partner has it. */
export const findSignupPartner = (id: string): SignupPartner | undefined =>
  Object.hasOwn(SIGNUP_NAMES.partner, id) ? (id as SignupPartner) : undefined;

/** Returns the name of a partner or training; undefined for an unknown id. */
export function findSignupName(via: keyof typeof SIGNUP_NAMES, id: string): string | undefined {
  const names: Record<string, string> = SIGNUP_NAMES[via];
  return Object.hasOwn(names, id) ? names[id] : undefined;
}
