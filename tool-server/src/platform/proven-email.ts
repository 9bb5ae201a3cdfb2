import { domainToASCII } from 'node:url';
import { isStorable } from './http/storable-text.ts';

const MOST_CHARACTERS = 254;
/** One part, an at sign, another; no space and no control character. */
const ADDRESS = /^([^\s@\p{C}]+)@([^\s@\p{C}]+)$/u;
/** At least two names. */
const DOMAIN = /^[^.]+(\.[^.]+)+$/;
/** What ends an address in the header of a mail. */
const NOT_IN_MAIL = /[<>(),;:"\\[\]]/;

/**
 * The address that an identity provider vouches for, as it is but for capitals; undefined for what no mail reaches. The
 * rule of our fields is narrower: an apostrophe, an ampersand or a letter of another script is typed nowhere here. A
 * domain in letters of its own is stored as DNS writes it.
 */
export function readProvenEmail(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, name = '', written = ''] = ADDRESS.exec(value.trim().normalize('NFC')) ?? [];
  const domain = domainToASCII(written.toLowerCase());
  const email = `${name.toLowerCase()}@${domain}`;
  const isAddress = name !== '' && DOMAIN.test(domain) && !NOT_IN_MAIL.test(email);
  return isAddress && email.length <= MOST_CHARACTERS && isStorable(email) ? email : undefined;
}
