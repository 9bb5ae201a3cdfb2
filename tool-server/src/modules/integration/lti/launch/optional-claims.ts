import type { IgnoredClaim } from '@drawbridge/contracts/integration';
import { toOneLine, toStorable } from '../../../../platform/http/storable-text.ts';
import { isObject } from './claims.ts';
import { readPlatformId } from './platform-id.ts';
import { isWebAddress } from './read-claims.ts';

type Found = IgnoredClaim['found'];
type Values = Readonly<Record<string, unknown>>;

const MOST_ADDRESS = 2_048;
/** A platform names its custom parameters itself. */
const MOST_NAME = 60;

const toLabel = (name: string): string => name.split('/').at(-1) ?? name;
const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

function toFound(value: unknown): Found {
  if (Array.isArray(value)) return 'list';
  if (value === null) return 'null';
  switch (typeof value) {
    case 'boolean':
    case 'number':
    case 'object':
      return typeof value as Found;
    default:
      return 'text';
  }
}

/**
 * Readers of claims that a launch does without: one that is of another kind than it should be counts as absent. Its name
 * and what it is are noted, its value never.
 */
export interface OptionalClaims {
  readonly ignored: readonly IgnoredClaim[];
  note(claim: string, found: Found): undefined;
  /** Cut to a length: it is shown, and not compared. */
  text(of: Values, name: string, most: number): string | undefined;
  id(of: Values, name: string, label: string): string | undefined;
  object(of: Values, name: string): Record<string, unknown> | undefined;
  texts(of: Values, name: string): string[];
  flag(of: Values, name: string): boolean | undefined;
  webAddress(of: Values, name: string): string | undefined;
  /** Reads a custom parameter. A number or a boolean becomes its text, because some platforms send them so. */
  parameter(name: string, value: unknown): string | undefined;
}

export function createOptionalClaims(): OptionalClaims {
  const ignored = new Map<string, Found>();
  const note = (claim: string, found: Found) => void ignored.set(claim, found);
  const drop = (name: string, value: unknown) => note(toLabel(name), toFound(value));
  return {
    get ignored() {
      return [...ignored].map(([claim, found]) => ({ claim, found }));
    },
    note,
    text(of, name, most) {
      const value = of[name];
      if (isAbsent(value)) return undefined;
      return typeof value === 'string' ? toStorable(value.slice(0, most)) : drop(name, value);
    },
    id(of, name, label) {
      const value = of[name];
      return isAbsent(value) ? undefined : (readPlatformId(value) ?? drop(label, value));
    },
    object(of, name) {
      const value = of[name];
      if (isAbsent(value)) return undefined;
      return isObject(value) ? value : drop(name, value);
    },
    texts(of, name) {
      const value = of[name];
      if (isAbsent(value)) return [];
      if (!Array.isArray(value)) return drop(name, value) ?? [];
      return value.filter((item) => typeof item === 'string');
    },
    flag(of, name) {
      const value = of[name];
      if (isAbsent(value)) return undefined;
      // Some platforms send the words.
      if (value === 'true' || value === 'false') return value === 'true';
      return typeof value === 'boolean' ? value : drop(name, value);
    },
    webAddress(of, name) {
      const value = of[name];
      if (isAbsent(value)) return undefined;
      if (typeof value !== 'string') return drop(name, value);
      if (value.length > MOST_ADDRESS) return note(name, 'too_long');
      return isWebAddress(value) ? value : note(name, 'no_address');
    },
    parameter(name, value) {
      if (value === null || value === undefined) return undefined;
      if (typeof value === 'string') return value;
      if (typeof value === 'number' || typeof value === 'boolean') return String(value);
      return note(`custom.${toOneLine(name.slice(0, MOST_NAME))}`, toFound(value));
    },
  };
}
