import { isStorable, toStorable } from '../../../platform/http/storable-text.ts';
import { refuse } from '../pages/refusals.ts';
import { CLAIM, type Claims, isObject, isString, SCORE_SCOPE } from './claims.ts';
import { readRoles } from './roles.ts';

/** A resource link launch, every claim of the kind it should be. */
export interface LaunchMessage {
  /** Undefined: an anonymous launch. */
  subject: string | undefined;
  deploymentId: string;
  targetLinkUri: string;
  resourceLinkId: string;
  firstName: string;
  lastName: string;
  context: { id: string; title: string | undefined } | undefined;
  isInstructor: boolean;
  custom: Readonly<Record<string, string>>;
  returnUrl: string | undefined;
  /** Where this link's scores are sent, when the platform accepts them. */
  lineItem: string | undefined;
}

const MAX_ID = 255;

function readText(claims: Record<string, unknown>, name: string, maxLength = 1_000): string | undefined {
  const value = claims[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') return refuse('claims', name.split('/').at(-1));
  return toStorable(value.slice(0, maxLength));
}

/** Ids are compared, never truncated: one that is too long is refused. */
function readId(claims: Record<string, unknown>, name: string, label: string): string | undefined {
  const value = claims[name];
  if (value === undefined) return undefined;
  if (!isString(value) || value.length > MAX_ID || !isStorable(value)) return refuse('claims', label);
  return value;
}

function readObject(claims: Claims, name: string): Record<string, unknown> | undefined {
  const value = claims[name];
  if (value === undefined || value === null) return undefined;
  return isObject(value) ? value : refuse('claims', name.split('/').at(-1));
}

function readStrings(value: unknown, label: string): string[] {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string'))
    return refuse('claims', label);
  return value;
}

function readWebAddress(value: string, label: string): string {
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password)
    return refuse('claims', label);
  return value;
}

/** LTI core 5.4.6: a variable that the platform did not resolve arrives as its own name, and counts as absent. */
function readCustom(claims: Claims): Record<string, string> {
  const given = Object.entries(readObject(claims, CLAIM.custom) ?? {});
  if (given.some(([, value]) => typeof value !== 'string')) refuse('claims', 'custom');
  return Object.fromEntries(given.filter(([, value]) => !(value as string).startsWith('$'))) as Record<
    string,
    string
  >;
}

/** AGS 3.1: the one line item coupled with this link, if we may write scores to it. */
function readLineItem(claims: Claims): string | undefined {
  const grades = readObject(claims, CLAIM.grades);
  if (!grades) return undefined;
  const scopes = readStrings(grades.scope ?? [], 'scope');
  const lineItem = readText(grades, 'lineitem', 2_048);
  if (lineItem === undefined || !scopes.includes(SCORE_SCOPE)) return undefined;
  return readWebAddress(lineItem, 'lineitem');
}

function readName(claims: Record<string, unknown>): { firstName: string; lastName: string } {
  const full = readText(claims, 'name', 200) ?? '';
  const firstName = readText(claims, 'given_name', 100);
  const lastName = readText(claims, 'family_name', 100);
  if (firstName !== undefined || lastName !== undefined)
    return { firstName: firstName ?? '', lastName: lastName ?? '' };
  const [first = '', ...rest] = full.split(' ');
  return { firstName: first, lastName: rest.join(' ') };
}

/** LTI core 5.3.4 to 5.4: the type of each claim that we use. */
export function readMessage(claims: Claims): LaunchMessage {
  const resourceLink = readObject(claims, CLAIM.resourceLink) ?? refuse('claims', 'resource_link');
  const context = readObject(claims, CLAIM.context);
  const contextId = context && (readId(context, 'id', 'context') ?? refuse('claims', 'context'));
  const roles = readRoles(readStrings(claims[CLAIM.roles], 'roles'));
  const presentation = readObject(claims, CLAIM.presentation) ?? {};
  const returnUrl = readText(presentation, 'return_url', 2_048);
  const subject = readId(claims, 'sub', 'sub');
  const lineItem = readLineItem(claims);
  return {
    subject,
    deploymentId: readId(claims, CLAIM.deployment, 'deployment_id') ?? refuse('claims', 'deployment_id'),
    targetLinkUri: readText(claims, CLAIM.targetLink, 4_096) ?? refuse('claims', 'target_link_uri'),
    resourceLinkId: readId(resourceLink, 'id', 'resource_link') ?? refuse('claims', 'resource_link'),
    ...readName(claims),
    context: contextId && context ? { id: contextId, title: readText(context, 'title', 255) } : undefined,
    isInstructor: roles.isInstructor,
    custom: readCustom(claims),
    returnUrl: returnUrl && readWebAddress(returnUrl, 'return_url'),
    lineItem: subject !== undefined && roles.isGraded ? lineItem : undefined,
  };
}
