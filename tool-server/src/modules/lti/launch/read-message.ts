import { SCORE_RULES, type ScoreRule } from '@drawbridge/contracts';
import { type DeepLinkingSettings, readDeepLinking } from '../deep-linking/read-settings.ts';
import { refuse } from '../pages/refusals.ts';
import { SCOPES } from '../scopes.ts';
import { CLAIM, type Claims, MESSAGES, type MessageKind } from './claims.ts';
import { readId, readObject, readStrings, readText, readWebAddress } from './read-claims.ts';
import { readRoles } from './roles.ts';

/** A message of a platform, every claim of the kind it should be. */
export interface LaunchMessage {
  kind: MessageKind;
  /** Undefined: an anonymous launch. */
  subject: string | undefined;
  deploymentId: string;
  /** Undefined where the message needs none: deep linking. */
  targetLinkUri: string | undefined;
  resourceLinkId: string | undefined;
  firstName: string;
  lastName: string;
  context: { id: string; title: string | undefined } | undefined;
  /** Where the roster of the context can be read. @see NRPS 2.1 */
  membershipsUrl: string | undefined;
  isInstructor: boolean;
  /** Neither teaches nor learns in the context. */
  isMentor: boolean;
  custom: Readonly<Record<string, string>>;
  returnUrl: string | undefined;
  /** Where this link's scores are sent, when the platform accepts them. */
  lineItem: string | undefined;
  /** Where the platform named none: the container in which one is found, or made. */
  lineItems: { url: string; mayMake: boolean } | undefined;
  /** The link's own rule for what its line item shows. */
  scoreRule: ScoreRule | undefined;
  /** `sub` of the person whose work a submission review is about. */
  reviewedSubject: string | undefined;
  deepLinking: DeepLinkingSettings | undefined;
}

/** LTI core 5.4.6: a variable that the platform did not resolve arrives as its own name, and counts as absent. */
function readCustom(claims: Claims): Record<string, string> {
  const given = Object.entries(readObject(claims, CLAIM.custom) ?? {}).filter(([, value]) => value !== null);
  if (given.some(([, value]) => typeof value !== 'string')) refuse('claims', 'custom');
  return Object.fromEntries(given.filter(([, value]) => !(value as string).startsWith('$'))) as Record<
    string,
    string
  >;
}

/**
 * AGS 3.1: the one line item coupled with this link, if we may write scores to it; without one the container, if we may
 * look for a line item there.
 */
function readGrades(claims: Claims): Pick<LaunchMessage, 'lineItem' | 'lineItems'> {
  const none = { lineItem: undefined, lineItems: undefined };
  const grades = readObject(claims, CLAIM.grades);
  if (!grades) return none;
  const scopes = readStrings(grades.scope ?? [], 'scope');
  const lineItem = readText(grades, 'lineitem', 2_048);
  const lineItems = readText(grades, 'lineitems', 2_048);
  if (!scopes.includes(SCOPES.score)) return none;
  if (lineItem !== undefined) return { ...none, lineItem: readWebAddress(lineItem, 'lineitem') };
  const mayMake = scopes.includes(SCOPES.lineItem);
  if (lineItems === undefined || !(mayMake || scopes.includes(SCOPES.lineItemRead))) return none;
  return { ...none, lineItems: { url: readWebAddress(lineItems, 'lineitems'), mayMake } };
}

/** A parameter of the link; anything else than a rule counts as absent. */
const readScoreRule = ({ score_rule: given }: Readonly<Record<string, string>>): ScoreRule | undefined =>
  SCORE_RULES.find((rule) => rule === given);

function readName(claims: Record<string, unknown>): { firstName: string; lastName: string } {
  const full = readText(claims, 'name', 200) ?? '';
  const firstName = readText(claims, 'given_name', 100);
  const lastName = readText(claims, 'family_name', 100);
  if (firstName !== undefined || lastName !== undefined)
    return { firstName: firstName ?? '', lastName: lastName ?? '' };
  const [first = '', ...rest] = full.split(' ');
  return { firstName: first, lastName: rest.join(' ') };
}

/** NRPS 2.1: where the members of the context are listed, if we may read them. */
function readMembershipsUrl(claims: Claims): string | undefined {
  const service = readObject(claims, CLAIM.roster);
  const address = service && readText(service, 'context_memberships_url', 2_048);
  return address && readWebAddress(address, 'context_memberships_url');
}

function readResourceLinkId(claims: Claims): string {
  const resourceLink = readObject(claims, CLAIM.resourceLink) ?? refuse('claims', 'resource_link');
  return readId(resourceLink, 'id', 'resource_link') ?? refuse('claims', 'resource_link');
}

/** Submission Review 1.0 4.2.1. */
function readForUser(claims: Claims): string {
  const forUser = readObject(claims, CLAIM.forUser) ?? refuse('claims', 'for_user');
  return readId(forUser, 'user_id', 'for_user') ?? refuse('claims', 'for_user');
}

/** LTI core 5.3.4 to 5.4: the type of each claim that we use. `allowHttp`: outside production, for what is sent back. */
export function readMessage(claims: Claims, allowHttp: boolean): LaunchMessage {
  const kind = MESSAGES[claims[CLAIM.messageType] as keyof typeof MESSAGES];
  const isDeepLinking = kind === 'deep_linking';
  const resourceLinkId = isDeepLinking ? undefined : readResourceLinkId(claims);
  const context = readObject(claims, CLAIM.context);
  const contextId = context && (readId(context, 'id', 'context') ?? refuse('claims', 'context'));
  const roles = readRoles(readStrings(claims[CLAIM.roles], 'roles'));
  // Deep Linking 2.0 2.1: content is added by those who teach.
  if (isDeepLinking && !roles.isInstructor) return refuse('deep_linking_role');
  const presentation = readObject(claims, CLAIM.presentation) ?? {};
  const returnUrl = readText(presentation, 'return_url', 2_048);
  const targetLinkUri = readText(claims, CLAIM.targetLink, 4_096);
  const subject = readId(claims, 'sub', 'sub');
  const grades = readGrades(claims);
  const custom = readCustom(claims);
  return {
    kind,
    subject,
    deploymentId: readId(claims, CLAIM.deployment, 'deployment_id') ?? refuse('claims', 'deployment_id'),
    targetLinkUri: targetLinkUri ?? (isDeepLinking ? undefined : refuse('claims', 'target_link_uri')),
    resourceLinkId,
    ...readName(claims),
    context: contextId && context ? { id: contextId, title: readText(context, 'title', 255) } : undefined,
    membershipsUrl: readMembershipsUrl(claims),
    isInstructor: roles.isInstructor,
    isMentor: roles.isMentor,
    custom,
    returnUrl: returnUrl && readWebAddress(returnUrl, 'return_url'),
    ...(kind === 'resource_link' && subject !== undefined && roles.isGraded
      ? grades
      : { lineItem: undefined, lineItems: undefined }),
    scoreRule: readScoreRule(custom),
    reviewedSubject: kind === 'submission_review' ? readForUser(claims) : undefined,
    deepLinking: isDeepLinking ? readDeepLinking(claims, allowHttp) : undefined,
  };
}
