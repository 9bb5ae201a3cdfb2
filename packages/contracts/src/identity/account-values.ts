import * as z from 'zod/mini';

/** Account data in the reply to a refresh, and to a sign-in by link or identity provider. @see DATA-8 */
export const accountValues = z.looseObject({
  _type: z.enum(['IND', 'FT', 'ENT']),
  trial: z.optional(z.boolean()),
  is_admin: z.optional(z.boolean()),
  manager: z.optional(z.boolean()),
  sub_: z.optional(z.string()),
  verify: z.optional(z.enum(['OPTIONAL', 'FORCE'])),
  is_security_champion: z.optional(z.boolean()),
  security_champion_teams: z.optional(z.array(z.string())),
  /** Signed up through the OWASP partner. @see DATA-3 */
  is_owasp: z.optional(z.boolean()),
});
