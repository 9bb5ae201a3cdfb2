import { LONGEST_JOB_TEXT } from '@drawbridge/contracts/company';
import { ENTERPRISE_SCHEMA } from '../http/schemas.ts';
import { badRequest } from '../http/scim-error.ts';
import { type Attributes, readFlag, readText, toAttributes } from './attributes.ts';

/** What a request says of a user; what it does not name is absent. An empty text removes the value. */
export interface UserChange {
  userName?: string;
  externalId?: string;
  givenName?: string;
  familyName?: string;
  formatted?: string;
  displayName?: string;
  title?: string;
  department?: string;
  /** The address that is chosen among those that were sent; empty if all were removed. */
  email?: string;
  active?: boolean;
}

/** A change as it is read, one attribute after the other. */
export interface UserReading {
  change: UserChange;
  /** Names of attributes that are ignored. */
  ignored: string[];
}

export const LONGEST_USER_NAME = 254;
const LONGEST_EXTERNAL_ID = 255;
const LONGEST_NAME = 100;
const LONGEST_SHOWN_NAME = 200;

const TEXTS = {
  username: ['userName', LONGEST_USER_NAME],
  externalid: ['externalId', LONGEST_EXTERNAL_ID],
  displayname: ['displayName', LONGEST_SHOWN_NAME],
  title: ['title', LONGEST_JOB_TEXT],
} as const;
const NAME_PARTS = {
  givenname: ['givenName', LONGEST_NAME],
  familyname: ['familyName', LONGEST_NAME],
  formatted: ['formatted', LONGEST_SHOWN_NAME],
} as const;

/** Attributes of RFC 7643 that are not kept. */
const NOT_KEPT = new Set(
  `nickname profileurl usertype preferredlanguage locale timezone password phonenumbers ims photos addresses groups
  entitlements roles x509certificates name.middlename name.honorificprefix name.honorificsuffix emails.type emails.primary
  emails.display emails.$ref enterprise.employeenumber enterprise.costcenter enterprise.organization enterprise.division
  enterprise.manager`.split(/\s+/),
);
/** Decided here, and sent back by directories: not worth a word. */
const OURS = new Set(['schemas', 'id', 'meta']);

const has = <T extends object>(table: T, name: string): name is string & keyof T =>
  Object.hasOwn(table, name);

/** One of several addresses: the primary one, else that of work, else the first. */
function chooseEmail(value: unknown): string {
  const all = (Array.isArray(value) ? value : [value]).flatMap((given: unknown) => {
    if (typeof given === 'string') return [{ value: given, type: '', isPrimary: false }];
    const attributes = toAttributes(given);
    const address = readText('emails.value', attributes?.get('value')?.value, LONGEST_USER_NAME);
    if (!attributes || address === '') return [];
    return [
      {
        value: address,
        type: readText('emails.type', attributes.get('type')?.value, LONGEST_NAME).toLowerCase(),
        isPrimary: readFlag('emails.primary', attributes.get('primary')?.value) ?? false,
      },
    ];
  });
  const chosen = all.find(({ isPrimary }) => isPrimary) ?? all.find(({ type }) => type === 'work') ?? all[0];
  return chosen?.value ?? '';
}

function setName(reading: UserReading, value: unknown): void {
  const parts = toAttributes(value);
  if (!parts) {
    if (value === null || value === undefined || value === '') {
      reading.change.givenName = '';
      reading.change.familyName = '';
      return;
    }
    throw badRequest('invalidValue', 'name has to be an object with givenName and familyName.');
  }
  for (const [part, { name, value: inner }] of parts)
    if (!setAttribute(reading, `name.${part}`, inner)) reading.ignored.push(`name.${name}`);
}

function setEnterprise(reading: UserReading, value: unknown): void {
  const parts = toAttributes(value);
  if (!parts) {
    if (value === null || value === undefined || value === '') reading.change.department = '';
    else throw badRequest('invalidValue', `${ENTERPRISE_SCHEMA} has to be an object.`);
    return;
  }
  for (const [part, { name, value: inner }] of parts)
    if (!setAttribute(reading, `enterprise.${part}`, inner)) reading.ignored.push(name);
}

/**
 * Reads the value of one attribute, named in lower case: `name.givenname`, `enterprise.department`. A typed switch: no name
 * from outside becomes a property. False for an attribute that is ignored or unknown; `isKnown` tells these apart.
 */
export function setAttribute(reading: UserReading, name: string, value: unknown): boolean {
  const { change } = reading;
  if (OURS.has(name)) return true;
  if (has(TEXTS, name)) {
    const [field, most] = TEXTS[name];
    change[field] = readText(field, value, most);
    return true;
  }
  const part = name.startsWith('name.') ? name.slice('name.'.length) : '';
  if (has(NAME_PARTS, part)) {
    const [field, most] = NAME_PARTS[part];
    change[field] = readText(`name.${field}`, value, most);
    return true;
  }
  switch (name) {
    case 'active': {
      const active = readFlag('active', value);
      if (active === undefined) return false;
      change.active = active;
      return true;
    }
    case 'name':
      setName(reading, value);
      return true;
    case 'emails':
      change.email = chooseEmail(value ?? []);
      return true;
    case 'emails.value':
      change.email = readText('emails.value', value, LONGEST_USER_NAME);
      return true;
    case 'enterprise':
      setEnterprise(reading, value);
      return true;
    case 'enterprise.department':
      change.department = readText('department', value, LONGEST_JOB_TEXT);
      return true;
    default:
      return false;
  }
}

/** True of an attribute of RFC 7643, whether or not it is kept. */
export const isKnown = (name: string): boolean => NOT_KEPT.has(name) || name === 'active';

const ENTERPRISE_KEY = ENTERPRISE_SCHEMA.toLowerCase();

/** A user as POST and PUT send it. */
export function readUser(body: Attributes): UserReading {
  const reading: UserReading = { change: {}, ignored: [] };
  for (const [key, { name, value }] of body) {
    const attribute = key === ENTERPRISE_KEY ? 'enterprise' : key;
    if (attribute.includes('.') || !setAttribute(reading, attribute, value)) reading.ignored.push(name);
  }
  if (!reading.change.userName) throw badRequest('invalidValue', 'userName is missing.');
  return reading;
}
