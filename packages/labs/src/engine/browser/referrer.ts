import type { WebUrl } from '../url/url.ts';
import type { Page } from './page.ts';
import { originOf, toUrl } from './urls.ts';

const POLICIES = new Set([
  'no-referrer',
  'no-referrer-when-downgrade',
  'same-origin',
  'origin',
  'strict-origin',
  'origin-when-cross-origin',
  'strict-origin-when-cross-origin',
  'unsafe-url',
]);

/** The last policy of a list that is known, or an empty string. */
export function toReferrerPolicy(text: string): string {
  return (
    text
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .findLast((part) => POLICIES.has(part)) ?? ''
  );
}

/** The value of `Referer`, or an empty string. Labs have no plain http, so nothing is ever downgraded. */
export function refererFor(page: Page, target: WebUrl, policy: string): string {
  const url = toUrl(page.url);
  if (url === null || originOf(url) === 'null') return '';
  const origin = `${url.origin}/`;
  const full = `${url.origin}${url.pathname}${url.search}`;
  const same = url.origin === target.origin;
  switch (policy) {
    case 'no-referrer':
      return '';
    case 'same-origin':
      return same ? full : '';
    case 'origin':
    case 'strict-origin':
      return origin;
    case 'unsafe-url':
    case 'no-referrer-when-downgrade':
      return full;
    default:
      return same ? full : origin;
  }
}
