import { foldAlike, toLatin, toSkeleton } from '../../../platform/text/look-alikes.ts';

/** Who has a say on the platform. */
const ROLES = [
  'admin',
  'administrator',
  'sysadmin',
  'superuser',
  'moderator',
  'support',
  'helpdesk',
  'staff',
  'official',
  'operator',
  'webmaster',
  'postmaster',
  'security team',
];

/** What stands around them. */
const FILLERS = [
  'the',
  'real',
  'team',
  'user',
  'account',
  'system',
  'site',
  'service',
  'customer',
  'platform',
  'global',
];

/** A shorter name of a product is part of other words by chance, and reserved as a word only. */
const SHORTEST_PART = 6;

const toSquashed = (text: string) => toSkeleton(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
/** Digits after a word make no other word of it. */
const toBare = (text: string) => text.replaceAll(/[\p{Nd} _-]+$/gu, '');

const either = (words: readonly string[]) => words.map(toSquashed).filter(Boolean).join('|');

/** Splits at everything that is not a letter, and where a capital follows a lowercase letter. */
const toWords = (text: string): string[] =>
  toLatin(text)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => foldAlike(toBare(word)))
    .filter(Boolean);

export interface ReservedNames {
  /** True for an alias that claims to speak for the product or to have a role on it. */
  isReservedAlias(alias: string): boolean;
  /** The same for a person's name; one word of it may be a role, because there are such names. */
  isReservedName(name: string): boolean;
}

/** Names that others would take for the platform's own people, in whatever letters they are written. */
export function createReservedNames(productNames: readonly string[]): ReservedNames {
  const reserved = [...ROLES, ...productNames];
  const word = new RegExp(`^(?:${either(reserved)})s?$`);
  const alone = new RegExp(
    `^(?:${either(FILLERS)})*(?:${either(reserved)})s?(?:${either([...reserved, ...FILLERS])})*$`,
  );
  const products = productNames.map(toSquashed).filter((name) => name.length >= SHORTEST_PART);
  const isReservedName = (name: string) => {
    const squashed = toSquashed(toBare(name));
    return alone.test(squashed) || products.some((product) => squashed.includes(product));
  };
  return {
    isReservedName,
    isReservedAlias: (alias) => isReservedName(alias) || toWords(alias).some((one) => word.test(one)),
  };
}
