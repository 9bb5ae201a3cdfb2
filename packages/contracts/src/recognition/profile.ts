import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { nothing } from '../base/reply.ts';
import { toSizeBytes } from '../base/rules/base64.rule.ts';
import { PICTURE, PICTURE_TEXTS } from '../base/rules/picture.rule.ts';
import { nameField } from '../identity/signup.ts';
import { achievements } from './achievements.ts';

export * from '../base/rules/picture.rule.ts';

/** Topics of the knowledge feed. @see PROF-16, COMP-32 */
export const NEWSFEED_TOPICS = [
  'advisories',
  'web',
  'api',
  'cloud',
  'containers',
  'supply_chain',
  'identity',
  'cryptography',
  'mobile',
  'ai',
] as const;
export type NewsfeedTopic = (typeof NEWSFEED_TOPICS)[number];

/** Texts from the specification, verbatim. @see PROF-3 */
export const PROFILE_TEXTS = {
  updated: 'Profile updated successfully',
  timeZone: 'This time zone is not known',
} as const;

export const getSubscriptionInfo = endpoint({
  name: 'getSubscriptionInfo',
  base: 'main',
  method: 'GET',
  path: 'user/subscription-info',
  summary: "Returns the type, start and end of the caller's subscription. @see CALL-13, BILL-1",
  access: 'unverifiedOrToken',
  input: nothing,
  output: z.looseObject({
    subscription_type: z.string(),
    start_date: z.string(),
    /** Null: no end date. */
    end_date: z.nullable(z.string()),
  }),
  problems: [],
});

/** Flags in a query are text. */
const flagField = z._default(z.stringbool(), false);

/** @see CALL-14 */
export const getProfile = endpoint({
  name: 'getProfile',
  base: 'main',
  method: 'GET',
  path: 'user/profile',
  summary: "Returns the caller's profile, with settings, analytics and assessments on request. @see CALL-14",
  access: 'unverifiedOrToken',
  input: z.object({ settings: flagField, analytics: flagField, assessments: flagField }),
  output: z.looseObject({
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    picture: z.optional(z.string()),
    company_name: z.optional(z.string()),
    /** For administrators: the set-up of the company is not closed. */
    company_setup_open: z.optional(z.boolean()),
    start_date: z.string(),
    end_date: z.nullable(z.string()),
    security_champion_teams: z.array(z.string()),
    preferences_submitted: z.boolean(),
    weekly_digest_email: z.optional(z.boolean()),
    company_report_email: z.optional(z.boolean()),
    weekly_news_opt_in: z.optional(z.boolean()),
    newsfeed_topics: z.optional(z.array(z.string())),
    recommended_filters: z.optional(z.record(z.string(), z.array(z.string()))),
    course_minutes: z.optional(z.number()),
    /** Set when analytics are requested. */
    achievements: z.optional(achievements),
    assessments_info: z.optional(
      z.looseObject({ assessment_count: z.number(), assessment_data: z.array(z.looseObject({})) }),
    ),
  }),
  problems: [],
});

/** The IANA name in the runtime's spelling; undefined for anything else, including offsets such as `+02:00`. */
export function toTimeZone(name: string): string | undefined {
  if (!/^[A-Za-z]/.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** A time zone that somebody chose, in the runtime's spelling. */
export const timeZoneField = /* @__PURE__ */ z.pipe(
  z.string().check(
    z.maxLength(64, { error: PROFILE_TEXTS.timeZone }),
    z.refine((name) => toTimeZone(name) !== undefined, { error: PROFILE_TEXTS.timeZone }),
  ),
  z.transform((name) => toTimeZone(name) ?? name),
);

/** Each topic once, in the order of the list. */
const newsfeedTopics = z.pipe(
  z.array(z.enum(NEWSFEED_TOPICS)).check(z.maxLength(NEWSFEED_TOPICS.length)),
  z.transform((topics) => NEWSFEED_TOPICS.filter((topic) => topics.includes(topic))),
);

/** The fields that the profile's own pages show and change. @see PROF-16, PROF-17 */
const profileDetails = z.looseObject({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  picture: z.optional(z.string()),
  company_name: z.optional(z.string()),
  /** When the account was created. */
  member_since: z.string(),
  /** IANA name; null: UTC. */
  time_zone: z.nullable(z.string()),
  weekly_digest_email: z.boolean(),
  weekly_news_opt_in: z.boolean(),
  newsfeed_topics: z.array(z.string()),
  /** Only for administrators. */
  company_report_email: z.optional(z.boolean()),
});
export type ProfileDetails = z.infer<typeof profileDetails>;

export const getProfileDetails = endpoint({
  name: 'getProfileDetails',
  base: 'main',
  method: 'GET',
  path: 'user/profile/detailed-info',
  summary: 'Returns everything that the caller can change in their profile, with every setting. @see PROF-17',
  access: 'portal',
  input: nothing,
  output: profileDetails,
  problems: [],
});

export const updateProfile = endpoint({
  name: 'updateProfile',
  base: 'main',
  method: 'POST',
  path: 'user/update-profile-info',
  summary:
    "Changes the caller's names, time zone and settings; absent fields stay unchanged. `company_report_email` is for administrators only. @see CALL-20, PROF-16",
  access: 'portal',
  input: z.object({
    first_name: z.optional(nameField),
    last_name: z.optional(nameField),
    time_zone: z.optional(z.nullable(timeZoneField)),
    weekly_digest_email: z.optional(z.boolean()),
    weekly_news_opt_in: z.optional(z.boolean()),
    company_report_email: z.optional(z.boolean()),
    newsfeed_topics: z.optional(newsfeedTopics),
  }),
  output: profileDetails,
  problems: ['forbidden'],
});

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** A picture file in base64. */
export const imageField = z.string().check(
  z.minLength(1, { error: PICTURE_TEXTS.kind, abort: true }),
  z.refine((text) => toSizeBytes(text) <= PICTURE.mostBytes, { error: PICTURE_TEXTS.size, abort: true }),
  z.regex(BASE64, { error: PICTURE_TEXTS.kind }),
);

export const uploadPicture = endpoint({
  name: 'uploadPicture',
  base: 'main',
  method: 'POST',
  path: 'user/upload-profile-image',
  summary:
    "Replaces the caller's picture with a PNG, JPEG or WebP of up to 2 MB, recognized by its content. The server re-encodes it as a small square and drops everything else in the file. `data` is its path below the image host, which is the origin of this base. @see CALL-21, PROF-6, PROF-8",
  access: 'portal',
  dataField: 'picture',
  input: z.object({ image: imageField }),
  output: z.object({ picture: z.string() }),
  problems: ['too_large', 'too_many_tries'],
  // Above the file limit, so that a file that is slightly too large gets the field's own message.
  maxBodyBytes: 3_000_000,
});

export const removePicture = endpoint({
  name: 'removePicture',
  base: 'main',
  method: 'DELETE',
  path: 'user/profile-image',
  summary: "Removes the caller's picture. Repeating the call changes nothing.",
  access: 'portal',
  input: nothing,
  output: nothing,
  problems: [],
});

export const PROFILE_ENDPOINTS = [
  getSubscriptionInfo,
  getProfile,
  getProfileDetails,
  updateProfile,
  uploadPicture,
  removePicture,
];
