import { describe, expect, it } from 'vitest';
import { findLink } from './find-link.ts';

const BASE = 'https://lms.test/contexts/7/members?limit=2';

describe('RFC 8288 links in a response', () => {
  it.each<[string, string | undefined, string | undefined]>([
    ['an absolute address', '<https://lms.test/next>; rel="next"', 'https://lms.test/next'],
    [
      'one relative to the request',
      '<?limit=2&p=2>; rel=next',
      'https://lms.test/contexts/7/members?limit=2&p=2',
    ],
    [
      'one of several, with a comma in another address',
      '<https://lms.test/a,b>; rel="differences", <https://lms.test/next>; rel="next"',
      'https://lms.test/next',
    ],
    ['one of several relations of a link', '<https://lms.test/n>; rel="last next"', 'https://lms.test/n'],
    ['nothing where the relation is missing', '<https://lms.test/prev>; rel="prev"', undefined],
    ['nothing in what cannot be read', 'https://lms.test/next; rel=next', undefined],
    ['nothing without the header', undefined, undefined],
  ])('a link is found: %s', (_what, link, expected) => {
    expect(findLink(link === undefined ? {} : { link }, 'next', BASE)).toBe(expected);
  });
});
