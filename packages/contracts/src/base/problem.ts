/**
 * Every way a call or a launch can fail: stable code, HTTP status, default message, whether trying again helps. A test
 * compares `storybook/docs/errors.mdx` with this table.
 */
interface ProblemRow {
  status: number;
  message: string;
  retryable: boolean;
}

export const PROBLEMS = {
  bad_input: {
    status: 400,
    message: 'Some of what was sent is not valid. See the fields below.',
    retryable: false,
  },
  not_json: { status: 400, message: 'The body is not valid JSON.', retryable: false },
  too_large: { status: 413, message: 'The request is larger than this address accepts.', retryable: false },
  not_signed_in: { status: 401, message: 'Please sign in.', retryable: false },
  token_expired: { status: 401, message: 'The incoming token has expired', retryable: true },
  bad_credentials: { status: 400, message: 'Incorrect email or password.', retryable: false },
  confirm_by_mail: {
    status: 403,
    message:
      'Many sign-ins to this account failed elsewhere. If your password is right, we have emailed you a link that signs you in.',
    retryable: false,
  },
  confirm_sign_in: {
    status: 409,
    message: 'This link was requested in another browser. Confirm that you want to sign in here.',
    retryable: false,
  },
  not_verified: {
    status: 400,
    message: 'User account not verified! Please confirm signup',
    retryable: false,
  },
  session_invalid: {
    status: 400,
    message: 'Invalid session for the user, the session is expired.',
    retryable: false,
  },
  wrong_code: { status: 400, message: 'Wrong code', retryable: false },
  code_expired: { status: 400, message: 'Code has expired', retryable: false },
  signin_refused: { status: 400, message: 'Invalid email address.', retryable: false },
  no_identity_provider: { status: 400, message: 'Invalid request', retryable: false },
  sso_required: {
    status: 403,
    message: 'Your organization requires single sign-on.',
    retryable: false,
  },
  verification_required: {
    status: 403,
    message: 'Confirm your email address first.',
    retryable: false,
  },
  second_factor_required: {
    status: 403,
    message: 'Your company demands a second factor. Set one up first.',
    retryable: false,
  },
  second_factor_missing: {
    status: 409,
    message: 'Set up a second factor of your own first, in your profile.',
    retryable: false,
  },
  second_step_expired: {
    status: 400,
    message: 'This sign-in took too long. Please start again.',
    retryable: false,
  },
  sign_in_again: {
    status: 403,
    message: 'Enter your password, or sign in again, to change this.',
    retryable: false,
  },
  second_factor_limit: {
    status: 409,
    message: 'You have as many second factors as are allowed. Remove one first.',
    retryable: false,
  },
  refresh_refused: { status: 400, message: 'The session has ended. Please sign in again.', retryable: false },
  too_many_tries: {
    status: 429,
    message: 'Too many tries. Please wait a moment and try again.',
    retryable: true,
  },
  forbidden: { status: 403, message: 'You are not allowed to do this.', retryable: false },
  not_found: { status: 404, message: 'There is nothing here.', retryable: false },
  course_not_found: {
    status: 404,
    message: 'This course does not exist or was withdrawn.',
    retryable: false,
  },
  item_not_found: { status: 404, message: 'This item is not part of the course.', retryable: false },
  upgrade_required: {
    status: 403,
    message: 'Your plan does not include this. Upgrade to open it.',
    retryable: false,
  },
  not_enrolled: { status: 403, message: 'Enroll in the course first.', retryable: false },
  lab_not_found: { status: 404, message: 'This lab does not exist or was withdrawn.', retryable: false },
  attempt_not_found: { status: 404, message: 'This attempt does not exist.', retryable: false },
  replay_not_found: {
    status: 404,
    message: 'This submission has no replay of this test that can be shared.',
    retryable: false,
  },
  shared_replay_not_found: {
    status: 404,
    message: 'There is no shared replay at this address. It may have expired, or been revoked.',
    retryable: false,
  },
  shared_replay_limit: {
    status: 409,
    message: 'You have as many shared replays as are allowed. Revoke one, then share again.',
    retryable: false,
  },
  attempt_closed: {
    status: 409,
    message: 'The lab has been reset. Reload to work on the current attempt.',
    retryable: false,
  },
  draft_outdated: {
    status: 409,
    message: 'The draft was changed elsewhere. Reload to get the newer version.',
    retryable: false,
  },
  submission_too_large: { status: 400, message: 'The submission is too large.', retryable: false },
  submission_refused: {
    status: 400,
    message: 'The submission has files that this lab does not accept.',
    retryable: false,
  },
  queue_full: {
    status: 429,
    message: 'Three submissions are already waiting. Try again when one is graded.',
    retryable: true,
  },
  hint_not_found: { status: 404, message: 'This lab has no such hint.', retryable: false },
  no_guidance: { status: 409, message: 'This lab has one way only: every step is open.', retryable: false },
  hint_out_of_order: { status: 409, message: 'Open the earlier hints first.', retryable: false },
  solution_locked: {
    status: 403,
    message: 'The solution opens when you have passed the lab.',
    retryable: false,
  },
  no_flag: { status: 400, message: 'This lab has no flag.', retryable: false },
  breach_not_found: { status: 404, message: 'This lab has no such attack.', retryable: false },
  lab_session_not_found: { status: 404, message: 'This running lab does not exist.', retryable: false },
  other_lab_running: {
    status: 409,
    message: 'Another lab with a time limit is running. Stop it first.',
    retryable: false,
  },
  lab_not_running: { status: 409, message: 'This lab is no longer running.', retryable: false },
  lab_without_limit: {
    status: 409,
    message: 'This lab has no time limit, so there is nothing to extend.',
    retryable: false,
  },
  extend_too_early: {
    status: 409,
    message: 'The time can be extended when less than 10 minutes are left.',
    retryable: false,
  },
  no_extension_left: {
    status: 409,
    message: 'The time cannot be extended again.',
    retryable: false,
  },
  custom_challenge_not_found: {
    status: 404,
    message: 'This set of challenges does not exist.',
    retryable: false,
  },
  custom_challenge_limit: {
    status: 409,
    message: 'You have as many sets of challenges as are allowed. Delete one first.',
    retryable: false,
  },
  custom_challenge_running: {
    status: 409,
    message: 'This set is running. Finish it before you change it.',
    retryable: false,
  },
  plan_not_offered: {
    status: 409,
    message: 'This plan cannot be ordered here. Write to us.',
    retryable: false,
  },
  checkout_not_found: { status: 404, message: 'This order does not exist.', retryable: false },
  checkout_closed: {
    status: 409,
    message: 'This order is closed. Choose the plan again.',
    retryable: false,
  },
  order_waiting: {
    status: 409,
    message: 'An order waits for its payment. Pay or cancel it first.',
    retryable: false,
  },
  order_limit: {
    status: 429,
    message: 'You can place three orders a day. Order again tomorrow, or write to us.',
    retryable: true,
  },
  order_settled: {
    status: 409,
    message: 'This order is paid. Write to us to take it back.',
    retryable: false,
  },
  order_ended: {
    status: 409,
    message: 'This order was canceled, or was not paid in time.',
    retryable: false,
  },
  assignment_not_found: { status: 404, message: 'This assignment does not exist.', retryable: false },
  assignment_not_finished: {
    status: 409,
    message: 'Some of the work is still open.',
    retryable: false,
  },
  live_event_not_found: {
    status: 404,
    message: 'This live session does not exist or was withdrawn.',
    retryable: false,
  },
  live_event_full: { status: 409, message: 'All seats of this live session are taken.', retryable: false },
  live_event_over: {
    status: 409,
    message: 'This live session is over, or was cancelled.',
    retryable: false,
  },
  live_event_not_open: {
    status: 409,
    message: 'You can join from ten minutes before the start.',
    retryable: false,
  },
  not_registered: { status: 403, message: 'Register for this live session first.', retryable: false },
  showcase_not_found: { status: 404, message: 'This write-up does not exist.', retryable: false },
  showcase_limit: {
    status: 409,
    message: 'You have uploaded as much as is allowed. Delete a write-up first.',
    retryable: false,
  },
  quiz_not_found: { status: 404, message: 'This quiz does not exist or was withdrawn.', retryable: false },
  quiz_attempt_closed: {
    status: 409,
    message: 'This attempt was submitted already, or its questions were withdrawn. Start another one.',
    retryable: false,
  },
  quiz_waiting: {
    status: 429,
    message: 'This quiz can be taken again after a wait.',
    retryable: true,
  },
  assistant_off: {
    status: 403,
    message: 'Your company has switched the assistant off.',
    retryable: false,
  },
  journey_not_found: {
    status: 404,
    message: 'This journey does not exist or was withdrawn.',
    retryable: false,
  },
  certification_not_found: {
    status: 404,
    message: 'This certification does not exist or was withdrawn.',
    retryable: false,
  },
  certificate_not_found: { status: 404, message: 'There is no such certificate.', retryable: false },
  badge_not_found: { status: 404, message: 'There is no such badge.', retryable: false },
  list_exists: { status: 409, message: 'List already exists', retryable: false },
  wishlist_full: {
    status: 409,
    message: 'The list of favorites is full. Remove something first.',
    retryable: false,
  },
  guest_not_found: {
    status: 404,
    message: 'This work as a guest was kept already, or has expired.',
    retryable: false,
  },
  link_code_unknown: { status: 404, message: 'This code does not work.', retryable: false },
  link_impossible: { status: 409, message: 'These two cannot be linked.', retryable: false },
  profile_not_found: {
    status: 404,
    message: 'There is no public profile here.',
    retryable: false,
  },
  platform_exists: {
    status: 409,
    message: 'A platform with this issuer and client id is already registered.',
    retryable: false,
  },
  platform_changed: {
    status: 409,
    message: 'Somebody else changed this platform meanwhile. Nothing was saved: look at its values again.',
    retryable: false,
  },
  platform_limit: {
    status: 409,
    message: 'Your company has as many learning platforms as are allowed. Delete one first.',
    retryable: false,
  },
  platform_not_waiting: {
    status: 409,
    message: 'This platform does not wait for approval. Reload the page to see its present state.',
    retryable: false,
  },
  invitation_limit: {
    status: 409,
    message: 'Your company has as many open registration links as are allowed. Revoke one first.',
    retryable: false,
  },
  platform_not_found: { status: 404, message: 'This platform is not registered.', retryable: false },
  partner_limit: {
    status: 409,
    message: 'Your company has as many embed partners as are allowed. Delete one first.',
    retryable: false,
  },
  partner_not_found: { status: 404, message: 'This partner does not exist.', retryable: false },
  partner_changed: {
    status: 409,
    message: 'Somebody else changed this partner. Reload the page to see how it is now.',
    retryable: false,
  },
  partner_secret_limit: {
    status: 409,
    message: 'This partner has two secret keys. Revoke one first.',
    retryable: false,
  },
  unknown_key: {
    status: 403,
    message: 'The publishable key of this page is not known. It may have been revoked.',
    retryable: false,
  },
  origin_not_allowed: {
    status: 403,
    message: 'This site is not one of the origins that may show these widgets.',
    retryable: false,
  },
  visitor_limit: {
    status: 429,
    message: 'Too many new visitors in a short time. Please try again shortly.',
    retryable: true,
  },
  scope_missing: {
    status: 403,
    message: 'The token of this page does not include this.',
    retryable: false,
  },
  token_not_found: { status: 404, message: 'This token does not exist any more.', retryable: false },
  token_limit: {
    status: 409,
    message: 'You have as many API tokens as are allowed. Revoke one first.',
    retryable: false,
  },
  score_not_found: { status: 404, message: 'There is no such score in this queue.', retryable: false },
  launch_refused: {
    status: 401,
    message: 'The launch could not be accepted. Open the activity again from your course.',
    retryable: false,
  },
  launch_expired: {
    status: 401,
    message: 'This launch has expired. Open the activity again from your course.',
    retryable: false,
  },
  unavailable: {
    status: 503,
    message: 'The service is not available right now. Please try again shortly.',
    retryable: true,
  },
  internal: { status: 500, message: 'Something went wrong on our side.', retryable: true },
} as const satisfies Record<string, ProblemRow>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Message by field name; nested fields are joined by dots. */
export type FieldErrors = Record<string, string>;

export interface ProblemDetail {
  /** Replaces the default message; shown to the user, so it contains nothing that was sent. */
  message?: string;
  errors?: FieldErrors;
  /** For the log only, never for the reply. */
  cause?: unknown;
  retryAfterSeconds?: number;
}

/** The one error that code throws on purpose; the server's mapper turns it into a reply. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, detail: ProblemDetail = {}) {
    super(detail.message ?? PROBLEMS[code].message, { cause: detail.cause });
    this.name = 'Problem';
    this.code = code;
    this.status = PROBLEMS[code].status;
    this.errors = detail.errors;
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }
}

export function problem(code: ProblemCode, detail?: ProblemDetail): Problem {
  return new Problem(code, detail);
}

export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(PROBLEMS, code);
}
