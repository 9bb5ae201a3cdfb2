import type { Filter } from 'scim2-parse-filter';
import { badRequest } from '../http/scim-error.ts';
import { type Attributes, toAttributes } from './attributes.ts';
import { type Operation, readOperations } from './patch-operations.ts';
import { type PatchPath, readPath } from './patch-path.ts';
import { isKnown, setAttribute, type UserReading } from './user-change.ts';

/** The only address of a user, as filters of paths see it. */
const toEmail = (address: string) =>
  new Map<string, string | boolean>([
    ['value', address.toLowerCase()],
    ['type', 'work'],
    ['primary', true],
  ]);

/** Whether a path such as `emails[type eq "work"]` means the address of a user. */
function selects(filter: Filter, email: ReadonlyMap<string, string | boolean>): boolean {
  switch (filter.op) {
    case 'and':
      return filter.filters.every((one) => selects(one, email));
    case 'or':
      return filter.filters.some((one) => selects(one, email));
    case 'not':
      return !selects(filter.filter, email);
    case 'pr':
      return email.has(filter.attrPath.toLowerCase());
    case 'eq':
    case 'ne': {
      const { compValue: value } = filter;
      const wanted = typeof value === 'string' ? value.toLowerCase() : value;
      const found = email.get(filter.attrPath.toLowerCase());
      const isSame = found === wanted || String(found) === wanted;
      return isSame === (filter.op === 'eq');
    }
    default:
      throw badRequest('invalidFilter', `A path cannot select addresses by ${filter.op}.`);
  }
}

const namesValue = (filter: Filter): boolean => JSON.stringify(filter).includes('"attrPath":"value"');

function toName({ isEnterprise, attribute, sub }: PatchPath): string {
  if (isEnterprise) return attribute === '' ? 'enterprise' : `enterprise.${attribute}`;
  return sub === undefined ? attribute : `${attribute}.${sub}`;
}

/** Reads what an operation says of the attribute that its path names. */
function applyAt(
  reading: UserReading,
  path: PatchPath,
  { op, value }: Pick<Operation, 'op' | 'value'>,
  email: string,
): void {
  const name = toName(path);
  const given = op === 'remove' ? undefined : value;
  if (path.filter && name.startsWith('emails')) {
    if (!selects(path.filter, toEmail(reading.change.email ?? email))) {
      if (op === 'replace' && namesValue(path.filter))
        throw badRequest('noTarget', `The user has no address that ${path.text} means.`);
      reading.ignored.push(path.text);
      return;
    }
  }
  if (op === 'add' && Array.isArray(value) && value.length === 0) return;
  if (op === 'remove' && name === 'username')
    throw badRequest('mutability', 'userName can be replaced, but not removed.');
  if (path.isEnterprise && path.sub !== undefined && isKnown(name)) {
    reading.ignored.push(path.text);
    return;
  }
  if (setAttribute(reading, name, given)) return;
  const isOfKnown = isKnown(name) || isKnown(path.attribute);
  if (!isOfKnown)
    throw badRequest(
      'invalidPath',
      `${path.text} is not an attribute of a user. See /Schemas for those that are.`,
    );
  reading.ignored.push(path.text);
}

/** Without a path the keys of the value are attributes, or paths as Entra writes them. Unknown ones are ignored. */
function applyObject(reading: UserReading, { op, value }: Operation, email: string): void {
  const attributes = toAttributes(value);
  if (!attributes)
    throw badRequest('invalidSyntax', 'An operation without a path needs an object as its value.');
  for (const { name, value: inner } of attributes.values()) {
    try {
      applyAt(reading, readPath(name), { op, value: inner }, email);
    } catch (error) {
      if ((error as { scimType?: string }).scimType !== 'invalidPath') throw error;
      reading.ignored.push(name);
    }
  }
}

/** What a PATCH says of a user, whose address is given. Throws `invalidPath`, `invalidValue`, `noTarget`. */
export function readUserPatch(body: Attributes, email: string): UserReading {
  const reading: UserReading = { change: {}, ignored: [] };
  for (const operation of readOperations(body)) {
    const { op, path } = operation;
    if (path !== undefined) applyAt(reading, readPath(path), operation, email);
    else if (op === 'remove') throw badRequest('noTarget', 'An operation that removes needs a path.');
    else applyObject(reading, operation, email);
  }
  if (reading.change.userName === '') throw badRequest('invalidValue', 'userName cannot be empty.');
  return reading;
}
