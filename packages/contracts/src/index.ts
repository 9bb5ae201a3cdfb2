import { ACCOUNT_LINK_ENDPOINTS } from './account-link.ts';
import { ACHIEVEMENT_ENDPOINTS } from './achievements.ts';
import { ACTIVITY_ENDPOINTS } from './activity.ts';
import { ACTIVITY_EVENT_ENDPOINTS } from './activity-events.ts';
import { AI_QUIZ_ENDPOINTS } from './ai-quiz.ts';
import { ASSIGNMENT_ENDPOINTS } from './assignments.ts';
import { ASSISTANT_ENDPOINTS } from './assistant.ts';
import { AUDIT_ENDPOINTS } from './audit.ts';
import { BADGE_ENDPOINTS } from './badges.ts';
import type { Endpoint } from './base/endpoint.ts';
import { BILLING_ENDPOINTS } from './billing.ts';
import { CERTIFICATION_ENDPOINTS } from './certifications.ts';
import { CHAMPION_ENDPOINTS } from './champions.ts';
import { CONTEXT_PROGRESS_ENDPOINTS } from './context-progress.ts';
import { COURSE_FEEDBACK_ENDPOINTS } from './course-feedback.ts';
import { COURSE_ENDPOINTS } from './courses.ts';
import { CUSTOM_CHALLENGE_ENDPOINTS } from './custom-challenges.ts';
import { DEEP_LINKING_ENDPOINTS } from './deep-linking.ts';
import { EMBED_ENDPOINTS } from './embed.ts';
import { GUEST_ENDPOINTS } from './guest.ts';
import { JOURNEY_ENDPOINTS } from './journeys.ts';
import { LAB_HELP_ENDPOINTS } from './lab-help.ts';
import { LAB_REVIEW_ENDPOINTS } from './lab-review.ts';
import { LAB_ENDPOINTS } from './labs.ts';
import { LAUNCH_ENDPOINTS } from './launch.ts';
import { LIVE_COURSE_ENDPOINTS } from './live-courses.ts';
import { NOTIFICATION_ENDPOINTS } from './notifications.ts';
import { PARTNER_ENDPOINTS } from './partners.ts';
import { PASSWORD_ENDPOINTS } from './password.ts';
import { PLATFORM_ACTIVITY_ENDPOINTS } from './platform-activity.ts';
import { PLATFORM_ENDPOINTS } from './platforms.ts';
import { PREFERENCE_ENDPOINTS } from './preferences.ts';
import { PROFILE_ENDPOINTS } from './profile.ts';
import { PROVISIONER_ENDPOINTS } from './provisioner.ts';
import { PUBLIC_PROFILE_ENDPOINTS } from './public-profile.ts';
import { QUIZ_ENDPOINTS } from './quiz.ts';
import { REGISTRATION_ENDPOINTS } from './registration.ts';
import { SCORE_ENDPOINTS } from './scores.ts';
import { SECOND_FACTOR_ENDPOINTS } from './second-factor.ts';
import { SESSION_ENDPOINTS } from './session.ts';
import { SHARED_REPLAY_ENDPOINTS } from './shared-replay.ts';
import { SHOWCASE_ENDPOINTS } from './showcase.ts';
import { SIGN_IN_ENDPOINTS } from './sign-in.ts';
import { SIGNUP_ENDPOINTS } from './signup.ts';
import { SSO_ENDPOINTS } from './sso.ts';
import { TAG_ENDPOINTS } from './tags.ts';
import { TOKEN_SERVICE_ENDPOINTS } from './tokens.ts';
import { WISHLIST_ENDPOINTS } from './wishlist.ts';

export * from './account-link.ts';
export * from './achievements.ts';
export * from './activity.ts';
export * from './activity-events.ts';
export * from './ai-quiz.ts';
export * from './assignments.ts';
export * from './assistant.ts';
export * from './audit.ts';
export * from './badges.ts';
export * from './base/bases.ts';
export * from './base/endpoint.ts';
export * from './base/ids.ts';

export * from './base/problem.ts';
export * from './base/product.ts';
export * from './base/reply.ts';
export * from './base/rights.ts';
export * from './billing.ts';
export * from './certifications.ts';
export * from './champions.ts';
export * from './context-progress.ts';
export * from './course-feedback.ts';
export * from './courses.ts';
export * from './custom-challenges.ts';
export * from './deep-linking.ts';
export * from './embed.ts';
export * from './embed-messages.ts';
export * from './embed-protocol.ts';
export * from './guest.ts';
export * from './journeys.ts';
export * from './lab-help.ts';
export * from './lab-kinds.ts';
export * from './lab-list.ts';
export * from './lab-results.ts';
export * from './lab-review.ts';
export * from './labs.ts';
export * from './launch.ts';
export * from './live-courses.ts';
export * from './notifications.ts';
export * from './pages/index.ts';
export * from './pages/page-paths.ts';
export * from './partners.ts';
export * from './password.ts';
export * from './platform-activity.ts';
export * from './platforms.ts';
export * from './preferences.ts';
export * from './profile.ts';
export * from './provisioner.ts';
export * from './public-profile.ts';
export * from './quiz.ts';
export * from './registration.ts';
export * from './scores.ts';
export * from './second-factor.ts';
export * from './session.ts';
export * from './shared-replay.ts';
export * from './showcase.ts';
export * from './sign-in.ts';
export * from './signup.ts';
export * from './signup-offers.ts';
export * from './sso.ts';
export * from './tags.ts';
export * from './tokens.ts';
export * from './wishlist.ts';

/** Every call of the product, for the API reference and for tests that check all of them. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...SIGN_IN_ENDPOINTS,
  ...PASSWORD_ENDPOINTS,
  ...SECOND_FACTOR_ENDPOINTS,
  ...SESSION_ENDPOINTS,
  ...SIGNUP_ENDPOINTS,
  ...SSO_ENDPOINTS,
  ...PROFILE_ENDPOINTS,
  ...TOKEN_SERVICE_ENDPOINTS,
  ...BILLING_ENDPOINTS,
  ...PUBLIC_PROFILE_ENDPOINTS,
  ...ACHIEVEMENT_ENDPOINTS,
  ...ACTIVITY_ENDPOINTS,
  ...ACTIVITY_EVENT_ENDPOINTS,
  ...PREFERENCE_ENDPOINTS,
  ...NOTIFICATION_ENDPOINTS,
  ...COURSE_ENDPOINTS,
  ...LIVE_COURSE_ENDPOINTS,
  ...SHOWCASE_ENDPOINTS,
  ...TAG_ENDPOINTS,
  ...COURSE_FEEDBACK_ENDPOINTS,
  ...JOURNEY_ENDPOINTS,
  ...BADGE_ENDPOINTS,
  ...CERTIFICATION_ENDPOINTS,
  ...ASSIGNMENT_ENDPOINTS,
  ...CHAMPION_ENDPOINTS,
  ...QUIZ_ENDPOINTS,
  ...ASSISTANT_ENDPOINTS,
  ...AI_QUIZ_ENDPOINTS,
  ...LAB_ENDPOINTS,
  ...LAB_HELP_ENDPOINTS,
  ...LAB_REVIEW_ENDPOINTS,
  ...SHARED_REPLAY_ENDPOINTS,
  ...CUSTOM_CHALLENGE_ENDPOINTS,
  ...PROVISIONER_ENDPOINTS,
  ...GUEST_ENDPOINTS,
  ...ACCOUNT_LINK_ENDPOINTS,
  ...WISHLIST_ENDPOINTS,
  ...AUDIT_ENDPOINTS,
  ...LAUNCH_ENDPOINTS,
  ...DEEP_LINKING_ENDPOINTS,
  ...CONTEXT_PROGRESS_ENDPOINTS,
  ...PLATFORM_ENDPOINTS,
  ...PLATFORM_ACTIVITY_ENDPOINTS,
  ...SCORE_ENDPOINTS,
  ...REGISTRATION_ENDPOINTS,
  ...PARTNER_ENDPOINTS,
  ...EMBED_ENDPOINTS,
];
