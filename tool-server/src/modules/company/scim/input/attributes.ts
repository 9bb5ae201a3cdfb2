import * as z from 'zod/mini';
import { toOneLine } from '../../../../platform/http/storable-text.ts';
import { badRequest } from '../http/scim-error.ts';

/** @file Values of a body from outside. Names of attributes have no case (RFC 7643 2.1). */

/** Attributes by name in lower case. A map: `__proto__` is a name like any other. */
export type Attributes = ReadonlyMap<string, { name: string; value: unknown }>;

const objectOf = z.record(z.string(), z.unknown());

/** The attributes of an object; undefined for anything else. */
export function toAttributes(value: unknown): Attributes | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return new Map(Object.entries(value).map(([name, inner]) => [name.toLowerCase(), { name, value: inner }]));
}

/** The body of a request. */
export function readBody(body: unknown): Attributes {
  const attributes = objectOf.safeParse(body).success ? toAttributes(body) : undefined;
  if (!attributes) throw badRequest('invalidSyntax', 'Send a JSON object.');
  return attributes;
}

/** An older dialect of Microsoft Entra sends a single value as `[{"$ref": null, "value": "False"}]`. */
export function unwrap(value: unknown): unknown {
  const inner: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  const wrapped = toAttributes(inner)?.get('value');
  return wrapped === undefined ? inner : wrapped.value;
}

const textValue = z.union([z.string(), z.number()]);

/** A text on one line; empty for null and for nothing. */
export function readText(name: string, value: unknown, most: number): string {
  const inner = unwrap(value);
  if (inner === null || inner === undefined) return '';
  const parsed = textValue.safeParse(inner);
  if (!parsed.success) throw badRequest('invalidValue', `${name} has to be a text.`);
  const text = toOneLine(String(parsed.data)).normalize('NFC');
  if (text.length > most)
    throw badRequest(
      'invalidValue',
      `${name} is longer than ${most} characters. Shorten it in the directory.`,
    );
  return text;
}

const flagValue = z.union([z.boolean(), z.string().check(z.trim(), z.regex(/^(true|false)$/i))]);

/** `true`, `false`, or either as a text in any case; undefined for null and for nothing. */
export function readFlag(name: string, value: unknown): boolean | undefined {
  const inner = unwrap(value);
  if (inner === null || inner === undefined || inner === '') return undefined;
  const parsed = flagValue.safeParse(inner);
  if (!parsed.success) throw badRequest('invalidValue', `${name} has to be true or false.`);
  return typeof parsed.data === 'boolean' ? parsed.data : parsed.data.toLowerCase() === 'true';
}
