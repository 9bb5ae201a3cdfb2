import * as z from 'zod/mini';
import { achievements } from './achievements.ts';
import { endpoint } from './base/endpoint.ts';
import { nothing } from './base/reply.ts';

export const getSubscriptionInfo = endpoint({
  name: 'getSubscriptionInfo',
  base: 'main',
  method: 'GET',
  path: 'user/subscription-info',
  summary: "Type, begin and end of the caller's subscription. @see CALL-13, BILL-1",
  access: 'unverified',
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
  access: 'unverified',
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

/** Address of the review service's form for the caller. @see CALL-46, REV-4 */
export const getReviewToken = endpoint({
  name: 'getReviewToken',
  base: 'review',
  method: 'POST',
  path: 'g2/token',
  summary: 'What the review form is opened with. @see CALL-46',
  access: 'portalOrEmbedded',
  isSecret: true,
  input: nothing,
  output: z.looseObject({ state: z.string(), email: z.string() }),
  problems: ['not_found'],
});

export const PROFILE_ENDPOINTS = [getSubscriptionInfo, getProfile, getReviewToken];
