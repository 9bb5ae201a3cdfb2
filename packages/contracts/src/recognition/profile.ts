import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { nothing } from '../base/reply.ts';
import { PICTURE, PICTURE_TEXTS, toSizeBytes } from '../base/rules/picture.rule.ts';
import { nameField } from '../identity/signup.ts';
import { achievements } from './achievements.ts';

export * from '../base/rules/picture.rule.ts';

/** What the knowledge feed can be about. @see PROF-16, COMP-32 */
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

/** Verbatim. @see PROF-3 */
export const PROFILE_TEXTS = {
  updated: 'Profile updated successfully',
  timeZone: 'This time zone is not known',
} as const;

export const getSubscriptionInfo = endpoint({
  name: 'getSubscriptionInfo',
  base: 'main',
  method: 'GET',
  path: 'user/subscription-info',
  summary: "Type, begin and end of the caller's subscription. @see CALL-13, BILL-1",
  access: 'unverifiedOrToken',
  input: nothing,
  output: z.looseObject({
    subscription_type: z.string(),
    start_date: z.string(),
    /** Null: without an end. */
    end_date: z.nullable(z.string()),
  }),
  problems: [],
});

/** Query flags are texts. */
const flagField = z._default(z.stringbool(), false);

/** @see CALL-14 */
export const getProfile = endpoint({
  name: 'getProfile',
  base: 'main',
  method: 'GET',
  path: 'user/profile',
  summary: "The caller's profile, with settings, analytics and assessments as requested. @see CALL-14",
  access: 'unverifiedOrToken',
  input: z.object({ settings: flagField, analytics: flagField, assessments: flagField }),
  output: z.looseObject({
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    picture: z.optional(z.string()),
    company_name: z.optional(z.string()),
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
    /** With the analytics. */
    achievements: z.optional(achievements),
    assessments_info: z.optional(
      z.looseObject({ assessment_count: z.number(), assessment_data: z.array(z.looseObject({})) }),
    ),
  }),
  problems: [],
});

/** An IANA name in the spelling of the runtime; undefined for anything else. An offset such as `+02:00` is no time zone. */
export function toTimeZone(name: string): string | undefined {
  if (!/^[A-Za-z]/.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

const timeZone = z.pipe(
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

/** What the profile's own pages show and change. @see PROF-16, PROF-17 */
const profileDetails = z.looseObject({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  picture: z.optional(z.string()),
  company_name: z.optional(z.string()),
  /** When the account was made. */
  member_since: z.string(),
  /** IANA name; null: UTC. */
  time_zone: z.nullable(z.string()),
  weekly_digest_email: z.boolean(),
  weekly_news_opt_in: z.boolean(),
  newsfeed_topics: z.array(z.string()),
  /** Of administrators only. */
  company_report_email: z.optional(z.boolean()),
});
export type ProfileDetails = z.infer<typeof profileDetails>;

export const getProfileDetails = endpoint({
  name: 'getProfileDetails',
  base: 'main',
  method: 'GET',
  path: 'user/profile/detailed-info',
  summary: 'What the caller can change of their profile, with every setting. @see PROF-17',
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
    "Changes what is sent of the caller's names, time zone and settings, and nothing else. `company_report_email` is for administrators. @see CALL-20, PROF-16",
  access: 'portal',
  input: z.object({
    first_name: z.optional(nameField),
    last_name: z.optional(nameField),
    time_zone: z.optional(z.nullable(timeZone)),
    weekly_digest_email: z.optional(z.boolean()),
    weekly_news_opt_in: z.optional(z.boolean()),
    company_report_email: z.optional(z.boolean()),
    newsfeed_topics: z.optional(newsfeedTopics),
  }),
  output: profileDetails,
  problems: ['forbidden'],
});

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

export const uploadPicture = endpoint({
  name: 'uploadPicture',
  base: 'main',
  method: 'POST',
  path: 'user/upload-profile-image',
  summary:
    "Replaces the caller's picture. `data` is its path below the image host, which is the origin of this base. PNG, JPEG and WebP by their content, up to 2 MB; the picture is made anew as a small square, without anything else that the file holds. @see CALL-21, PROF-6, PROF-8",
  access: 'portal',
  dataField: 'picture',
  input: z.object({
    /** The file, base64. */
    image: z.string().check(
      z.minLength(1, { error: PICTURE_TEXTS.kind, abort: true }),
      z.refine((text) => toSizeBytes(text) <= PICTURE.mostBytes, { error: PICTURE_TEXTS.size, abort: true }),
      z.regex(BASE64, { error: PICTURE_TEXTS.kind }),
    ),
  }),
  output: z.object({ picture: z.string() }),
  problems: ['too_large', 'too_many_tries'],
  // A file that is just too large is told so by its field.
  maxBodyBytes: 3_000_000,
});

export const removePicture = endpoint({
  name: 'removePicture',
  base: 'main',
  method: 'DELETE',
  path: 'user/profile-image',
  summary: "Removes the caller's picture. Removing twice changes nothing.",
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
