import * as z from 'zod/mini';
import { badRequest } from '../http/scim-error.ts';
import { type Attributes, toAttributes } from './attributes.ts';
import { LONGEST_PATH } from './patch-path.ts';

/** One operation of a PATCH. @see RFC 7644 3.5.2 */
export interface Operation {
  op: 'add' | 'remove' | 'replace';
  /** Absent: the value is an object of attributes. */
  path: string | undefined;
  value: unknown;
}

/** A directory that sends each member by itself sends thousands. */
const MOST_OPERATIONS = 20_000;
/** Attributes of all values without a path: each is read as one. */
const MOST_NAMED = 20_000;

const opName = z.pipe(z.string().check(z.trim(), z.toLowerCase()), z.enum(['add', 'remove', 'replace']));
const pathText = z.nullish(z.string().check(z.trim(), z.maxLength(LONGEST_PATH)));

function readOperation(given: unknown): Operation {
  const operation = toAttributes(given);
  if (!operation) throw badRequest('invalidSyntax', 'Each of Operations has to be an object.');
  const op = opName.safeParse(operation.get('op')?.value);
  if (!op.success) throw badRequest('invalidSyntax', 'op has to be add, remove or replace.');
  const path = pathText.safeParse(operation.get('path')?.value);
  if (!path.success) throw badRequest('invalidPath', 'path has to be a text of at most 2,000 characters.');
  return { op: op.data, path: path.data || undefined, value: operation.get('value')?.value };
}

const countNamed = (operations: readonly Operation[]): number =>
  operations.reduce(
    (sum, { path, value }) =>
      sum +
      (path === undefined && typeof value === 'object' && value !== null ? Object.keys(value).length : 0),
    0,
  );

/** The operations of a body; none is allowed: Microsoft's validator sends that. */
export function readOperations(body: Attributes): Operation[] {
  const given = body.get('operations')?.value;
  if (!Array.isArray(given)) throw badRequest('invalidSyntax', 'Send a list of Operations.');
  if (given.length > MOST_OPERATIONS)
    throw badRequest('invalidSyntax', `Send at most ${MOST_OPERATIONS} Operations in one request.`);
  const operations = given.map(readOperation);
  if (countNamed(operations) > MOST_NAMED)
    throw badRequest('invalidSyntax', `Name at most ${MOST_NAMED} attributes in one request.`);
  return operations;
}
