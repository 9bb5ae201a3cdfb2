import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { badgeAwardId, badgeId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';

/** What a badge was earned with. */
export const EVIDENCE_KINDS = ['course', 'lab', 'journey', 'days'] as const;

const badgeFields = {
  badge_id: badgeId,
  title: z.string(),
  /** What a learner has to do to earn it, as a sentence. */
  criteria: z.string(),
  /** The image, as a `data:` URL. */
  picture: z.string(),
};

const badge = z.object(badgeFields);
export type BadgeKind = z.infer<typeof badge>;

const badgeAward = z.object({
  ...badgeFields,
  id: badgeAwardId,
  issued_at: z.string(),
  /** The course, lab or journey; for a streak, its last day. The title is absent once the item is withdrawn. */
  evidence: z.object({
    kind: z.enum(EVIDENCE_KINDS),
    id: z.string(),
    title: z.optional(z.string()),
  }),
  /** Absolute URLs of the public page, the signed credential, and the image that carries the credential. */
  page_url: z.string(),
  credential_url: z.string(),
  image_url: z.string(),
});
export type BadgeAward = z.infer<typeof badgeAward>;

export const listOwnBadges = endpoint({
  name: 'listOwnBadges',
  base: 'certifications',
  method: 'GET',
  path: 'badges/own',
  summary:
    "Lists the caller's badges, most recent first, and the badges they can still earn. Revoked badges are left out. @see PLAYER-24, PROF-12",
  access: 'learner',
  input: nothing,
  output: z.object({ earned: z.array(badgeAward), open: z.array(badge) }),
  problems: [],
});

export const getBadgeAward = endpoint({
  name: 'getBadgeAward',
  base: 'certifications',
  method: 'GET',
  path: 'badges/award/:award_id',
  summary:
    "Returns one of the caller's badges, by the id that marking an item returned. @see PLAYER-26, DATA-17",
  access: 'learner',
  input: z.object({ award_id: badgeAwardId }),
  output: badgeAward,
  problems: ['badge_not_found'],
});

const checkedBadge = z.object({
  id: badgeAwardId,
  title: z.string(),
  criteria: z.string(),
  picture: z.string(),
  issued_at: z.string(),
  state: z.enum(['valid', 'revoked']),
  revoked_at: z.optional(z.string()),
  /** Name or alias of a holder who chose to be shown, here or publicly; otherwise absent. */
  holder: z.optional(z.string()),
  issuer: z.object({ name: z.string(), url: z.string() }),
  credential_url: z.string(),
  image_url: z.string(),
  /** The credential as a signed JWT, and the URL of the key that signed it. */
  credential: z.string(),
  key_url: z.string(),
});
export type CheckedBadge = z.infer<typeof checkedBadge>;

export const checkBadge = endpoint({
  name: 'checkBadge',
  base: 'certifications',
  method: 'GET',
  path: 'badges/check/:award_id',
  summary:
    'Returns whether an award is valid, with its signed credential, to anyone who has its id. Names the holder only if they chose to be shown, on this badge or publicly.',
  access: 'public',
  input: z.object({ award_id: badgeAwardId }),
  output: checkedBadge,
  problems: ['badge_not_found', 'too_many_tries'],
});

const badgeName = z.object({
  /** The name or alias that the public page shows; empty for an account without a name. */
  name: z.string(),
  /** Whether it is shown: as the holder chose for this badge, otherwise as they chose for their profile. */
  shown: z.boolean(),
});
export type BadgeName = z.infer<typeof badgeName>;

export const getBadgeName = endpoint({
  name: 'getBadgeName',
  base: 'certifications',
  method: 'GET',
  path: 'badges/award/:award_id/name',
  summary: "Returns whether the public page of one of the caller's badges shows their name, and which.",
  access: 'portal',
  input: z.object({ award_id: badgeAwardId }),
  output: badgeName,
  problems: ['badge_not_found'],
});

export const setBadgeName = endpoint({
  name: 'setBadgeName',
  base: 'certifications',
  method: 'PUT',
  path: 'badges/award/:award_id/name',
  summary:
    "Shows the caller's name on the public page of one of their badges, or hides it. The choice is for this badge only; their profile stays as it is.",
  access: 'portal',
  input: z.object({ award_id: badgeAwardId, shown: z.boolean() }),
  output: badgeName,
  problems: ['badge_not_found'],
});

export const revokeBadge = endpoint({
  name: 'revokeBadge',
  base: 'certifications',
  method: 'POST',
  path: 'badges/award/:award_id/revoke',
  summary:
    'Revokes a badge of a person in the company; its page and credential then say so. Repeating the call changes nothing.',
  access: 'companyAdmin',
  input: z.object({ award_id: badgeAwardId }),
  output: z.object({ revoked_at: z.string() }),
  problems: ['badge_not_found'],
});

export const BADGE_ENDPOINTS = [
  listOwnBadges,
  getBadgeAward,
  checkBadge,
  getBadgeName,
  setBadgeName,
  revokeBadge,
];
