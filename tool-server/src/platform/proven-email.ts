import { domainToASCII } from 'node:url';
import { isStorable } from './http/storable-text.ts';

const MOST_CHARACTERS = 254;
/** One part, an at sign, another; no space and no control character. */
const ADDRESS = /^([^\s@\p{C}]+)@([^\s@\p{C}]+)$/u;
/** What ends a host in a web address: the domain before it would be taken for the whole. */
const ENDS_HOST = /[/\\?#:%]/;
/** A domain as DNS writes it: at least two names, and no address of a machine. */
const DOMAIN = /^([a-z\d-]+\.)+[a-z][a-z\d-]*$/;
const ASCII = /^\p{ASCII}*$/u;
/** What ends an address in the header of a mail. */
const NOT_IN_MAIL = /[<>(),;:"\\[\]]/;

/**
 * The address that an identity provider vouches for, as it is but for capitals; undefined for what no mail reaches. The
 * rule of our fields is narrower: an apostrophe, an ampersand or a letter of another script is typed nowhere here. A
 * domain in letters of its own is stored as DNS writes it.
 */
export function readProvenEmail(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, given = '', written = ''] = ADDRESS.exec(value.trim()) ?? [];
  const name = given.normalize('NFC').toLowerCase();
  const domain = ENDS_HOST.test(written) ? '' : domainToASCII(written.toLowerCase());
  const email = `${name}@${domain}`;
  // A sign that turns into a letter of ASCII would make it the address of somebody else.
  const isOwn = name !== '' && ASCII.test(name) === ASCII.test(given);
  const isAddress = isOwn && DOMAIN.test(domain) && !NOT_IN_MAIL.test(email);
  return isAddress && email.length <= MOST_CHARACTERS && isStorable(email) ? email : undefined;
}
