import { type IgnoredClaim, SCORE_RULES, type ScoreRule } from '@drawbridge/contracts/integration';
import { type DeepLinkingSettings, readDeepLinking } from '../deep-linking/read-settings.ts';
import { refuse } from '../pages/refusals.ts';
import { SCOPES } from '../scopes.ts';
import { CLAIM, type Claims, MESSAGES, type MessageKind } from './claims.ts';
import { createOptionalClaims, type OptionalClaims } from './optional-claims.ts';
import { readId, readObject, readStrings, readText } from './read-claims.ts';
import { readRoles } from './roles.ts';

/** A message of a platform, every claim of the kind it should be; optional ones that are not are left out. */
export interface LaunchMessage {
  kind: MessageKind;
  /** Undefined: an anonymous launch. */
  subject: string | undefined;
  deploymentId: string;
  /** Undefined when the message needs none: deep linking. */
  targetLinkUri: string | undefined;
  resourceLinkId: string | undefined;
  firstName: string;
  lastName: string;
  context: { id: string; title: string | undefined } | undefined;
  /** The address of the roster of the context. @see NRPS 2.1 */
  membershipsUrl: string | undefined;
  isInstructor: boolean;
  /** Neither teaches nor learns in the context. */
  isMentor: boolean;
  custom: Readonly<Record<string, string>>;
  returnUrl: string | undefined;
  /** The address that this link's scores are sent to, when the platform accepts them. */
  lineItem: string | undefined;
  /** The container in which a line item is found or made, when the platform named no line item. */
  lineItems: { url: string; mayMake: boolean } | undefined;
  /**
   * What the link says of itself: whether it is graded. Without a word of it, a platform that takes content by deep linking
   * names the line item of a graded link.
   */
  graded: boolean | undefined;
  /** The link's own rule for what its line item shows. */
  scoreRule: ScoreRule | undefined;
  /** `sub` of the person whose work a submission review is about. */
  reviewedSubject: string | undefined;
  deepLinking: DeepLinkingSettings | undefined;
  /** What was left out. */
  ignored: readonly IgnoredClaim[];
}

/** LTI core 5.4.6: a variable that the platform did not resolve arrives as its own name, and counts as absent. */
function readCustom(claims: Claims, optional: OptionalClaims): Record<string, string> {
  const given = optional.object(claims, CLAIM.custom) ?? {};
  // What the launch opens.
  for (const name of ['lab_id', 'course_id', 'item_id'])
    if (Object.hasOwn(given, name)) readTarget(given, name);
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const text = optional.parameter(name, value);
      return text === undefined || text.startsWith('$') ? [] : [[name, text]];
    }),
  );
}

function readTarget(custom: Record<string, unknown>, name: string): void {
  const value = custom[name];
  if (value !== null && typeof value === 'object') refuse('claims', 'custom');
}

/**
 * AGS 3.1: the one line item coupled with this link, if we may write scores to it; without one the container, if we may
 * look for a line item there.
 */
function readGrades(claims: Claims, optional: OptionalClaims): Pick<LaunchMessage, 'lineItem' | 'lineItems'> {
  const none = { lineItem: undefined, lineItems: undefined };
  const grades = optional.object(claims, CLAIM.grades);
  if (!grades) return none;
  const scopes = optional.texts(grades, 'scope');
  const lineItem = optional.webAddress(grades, 'lineitem');
  const url = optional.webAddress(grades, 'lineitems');
  if (!scopes.includes(SCOPES.score)) return none;
  if (lineItem !== undefined) return { ...none, lineItem };
  const mayMake = scopes.includes(SCOPES.lineItem);
  if (url === undefined || !(mayMake || scopes.includes(SCOPES.lineItemRead))) return none;
  return { ...none, lineItems: { url, mayMake } };
}

/** A parameter of the link; anything else than a rule counts as absent. */
const readScoreRule = ({ score_rule: given }: Readonly<Record<string, string>>): ScoreRule | undefined =>
  SCORE_RULES.find((rule) => rule === given);

/** Of the custom parameters, else of the address: a platform may keep one of the two. */
function readGraded(custom: Readonly<Record<string, string>>, targetLinkUri = ''): boolean | undefined {
  const query = URL.canParse(targetLinkUri) ? new URL(targetLinkUri).searchParams : undefined;
  const graded = custom.graded ?? query?.get('graded');
  return graded === 'yes' ? true : graded === 'no' ? false : undefined;
}

function readName(claims: Claims, optional: OptionalClaims): { firstName: string; lastName: string } {
  const full = optional.text(claims, 'name', 200) ?? '';
  const firstName = optional.text(claims, 'given_name', 100);
  const lastName = optional.text(claims, 'family_name', 100);
  if (firstName !== undefined || lastName !== undefined)
    return { firstName: firstName ?? '', lastName: lastName ?? '' };
  const [first = '', ...rest] = full.split(' ');
  return { firstName: first, lastName: rest.join(' ') };
}

/** NRPS 2.1: where the members of the context are listed, if we may read them. */
function readMembershipsUrl(claims: Claims, optional: OptionalClaims): string | undefined {
  const service = optional.object(claims, CLAIM.roster);
  return service && optional.webAddress(service, 'context_memberships_url');
}

/** LTI core 5.4.1. Without one nobody teaches anybody here: the page of an instructor lists nobody. */
function readContext(claims: Claims, optional: OptionalClaims): LaunchMessage['context'] {
  const context = optional.object(claims, CLAIM.context);
  if (!context) return undefined;
  const id = optional.id(context, 'id', 'context.id');
  return id === undefined ? undefined : { id, title: optional.text(context, 'title', 255) };
}

/** Often the address holds the person's session at the platform: in production it is not opened over http. */
function readReturnUrl(claims: Claims, optional: OptionalClaims, allowHttp: boolean): string | undefined {
  const presentation = optional.object(claims, CLAIM.presentation) ?? {};
  const url = optional.webAddress(presentation, 'return_url');
  if (url === undefined || allowHttp || new URL(url).protocol === 'https:') return url;
  return optional.note('return_url', 'http');
}

function readResourceLinkId(claims: Claims): string {
  return (
    readId(readObject(claims, CLAIM.resourceLink), 'id', 'resource_link') ?? refuse('claims', 'resource_link')
  );
}

/** Submission Review 1.0 4.2.1. */
function readForUser(claims: Claims): string {
  return readId(readObject(claims, CLAIM.forUser), 'user_id', 'for_user') ?? refuse('claims', 'for_user');
}

/** LTI core 5.3.4 to 5.4: the type of each claim that we use. `allowHttp`: outside production, for what is sent back. */
export function readMessage(
  claims: Claims,
  { clientId, allowHttp }: { clientId: string; allowHttp: boolean },
): LaunchMessage {
  const optional = createOptionalClaims();
  // The audience is checked, and it is this tool alone: who asked for the token decides nothing.
  if (claims.azp !== undefined && claims.azp !== clientId) optional.note('azp', 'other_party');
  const kind = MESSAGES[claims[CLAIM.messageType] as keyof typeof MESSAGES];
  const isDeepLinking = kind === 'deep_linking';
  const resourceLinkId = isDeepLinking ? undefined : readResourceLinkId(claims);
  const roles = readRoles(readStrings(claims[CLAIM.roles], 'roles'));
  // Deep Linking 2.0 2.1: content is added by those who teach.
  if (isDeepLinking && !roles.isInstructor) return refuse('deep_linking_role');
  const targetLinkUri = readText(claims, CLAIM.targetLink, 4_096);
  const subject = readId(claims, 'sub', 'sub');
  const grades = readGrades(claims, optional);
  const custom = readCustom(claims, optional);
  const message = {
    kind,
    subject,
    deploymentId: readId(claims, CLAIM.deployment, 'deployment_id') ?? refuse('claims', 'deployment_id'),
    targetLinkUri: targetLinkUri ?? (isDeepLinking ? undefined : refuse('claims', 'target_link_uri')),
    resourceLinkId,
    ...readName(claims, optional),
    context: readContext(claims, optional),
    membershipsUrl: readMembershipsUrl(claims, optional),
    isInstructor: roles.isInstructor,
    isMentor: roles.isMentor,
    custom,
    returnUrl: readReturnUrl(claims, optional, allowHttp),
    ...(kind === 'resource_link' && subject !== undefined && roles.isGraded
      ? grades
      : { lineItem: undefined, lineItems: undefined }),
    graded: readGraded(custom, targetLinkUri),
    scoreRule: readScoreRule(custom),
    reviewedSubject: kind === 'submission_review' ? readForUser(claims) : undefined,
    deepLinking: isDeepLinking ? readDeepLinking(claims, optional, allowHttp) : undefined,
  };
  return { ...message, ignored: optional.ignored };
}
