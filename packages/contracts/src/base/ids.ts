import * as z from 'zod/mini';

/** A string that is accepted only where its own kind of id is expected. */
export type Id<Kind extends string> = string & { readonly __kind: Kind };

const slug = /^[a-z0-9][a-z0-9-]{0,63}$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Catalogue ids are slugs, readable in URLs and logs. */
function catalogueId<Kind extends string>(kind: Kind) {
  return z.pipe(
    z.string().check(z.regex(slug, { error: `not the id of a ${kind}` })),
    z.transform((value) => value as Id<Kind>),
  );
}

/** Ids of user data are UUIDs. */
function recordId<Kind extends string>(kind: Kind) {
  return z.pipe(
    z.string().check(z.regex(uuid, { error: `not the id of a ${kind}` })),
    z.transform((value) => value as Id<Kind>),
  );
}

export const courseId = catalogueId('course');
export const itemId = catalogueId('item');
export const labId = catalogueId('lab');
export const quizId = catalogueId('quiz');
export const journeyId = catalogueId('journey');
export const certificationId = catalogueId('certification');
export const badgeId = catalogueId('badge');
export const attemptId = recordId('attempt');
export const submissionId = recordId('submission');
export const customChallengeId = recordId('custom challenge');
export const sharedReplayId = recordId('shared replay');
export const teamId = recordId('team');
export const userViewId = recordId('user view');
export const companyInvitationId = recordId('company invitation');
export const assignmentId = recordId('assignment');
export const liveEventId = recordId('live event');
export const showcaseUploadId = recordId('showcase upload');
export const labSessionId = recordId('lab session');
export const platformId = recordId('platform');
export const invitationId = recordId('invitation');
export const personId = recordId('person');
export const scoreId = recordId('score');
export const partnerId = recordId('partner');
export const partnerSecretId = recordId('secret key');
export const accessTokenId = recordId('token');
export const badgeAwardId = recordId('badge award');
export const certificateId = recordId('certificate');
export const checkoutId = recordId('checkout');
export const userImportId = recordId('import');
export const scimSecretId = recordId('provisioning secret');
export const subscriptionId = recordId('subscription');

export type CourseId = Id<'course'>;
export type ItemId = Id<'item'>;
export type LabId = Id<'lab'>;
export type QuizId = Id<'quiz'>;
export type JourneyId = Id<'journey'>;
export type CertificationId = Id<'certification'>;
export type BadgeId = Id<'badge'>;
export type PersonId = Id<'person'>;
export type TeamId = Id<'team'>;
export type CompanyId = Id<'company'>;
export type AttemptId = Id<'attempt'>;
export type SubmissionId = Id<'submission'>;
export type CustomChallengeId = Id<'custom challenge'>;
export type SharedReplayId = Id<'shared replay'>;
export type AssignmentId = Id<'assignment'>;
export type LiveEventId = Id<'live event'>;
export type ShowcaseUploadId = Id<'showcase upload'>;
export type LabSessionId = Id<'lab session'>;
export type InvitationId = Id<'invitation'>;
export type PlatformId = Id<'platform'>;
export type ScoreId = Id<'score'>;
export type PartnerId = Id<'partner'>;
export type PartnerSecretId = Id<'secret key'>;
export type AccessTokenId = Id<'token'>;
export type BadgeAwardId = Id<'badge award'>;
export type CertificateId = Id<'certificate'>;
export type CheckoutId = Id<'checkout'>;
export type UserImportId = Id<'import'>;
export type SubscriptionId = Id<'subscription'>;

/** Marks a trusted value (a row of the database, a folder of the catalogue) as an id. */
export function asId<Kind extends string>(value: string): Id<Kind> {
  return value as Id<Kind>;
}
