import { describe, expect, it } from 'vitest';
import { readView, toBoardHref } from './board-address.ts';

describe('PROF-13 the URL of the board', () => {
  it.each([
    ['', 'all', 1],
    ['?period=week&page=2', 'week', 2],
    ['?page=500', 'all', 500],
    ['?page=501', 'all', 1],
    ['?page=0', 'all', 1],
    ['?page=-3', 'all', 1],
    ['?page=2.5', 'all', 1],
    ['?page=1e2', 'all', 1],
    ['?period=<b>&page=x', 'all', 1],
    ['?period=toString', 'all', 1],
  ] as const)('the URL %j shows %s, page %d', (search, period, page) =>
    expect(readView(search)).toEqual({ period, page }),
  );
  it.each([
    ['all', 1, '/hall-of-fame'],
    ['month', 1, '/hall-of-fame?period=month'],
    ['week', 3, '/hall-of-fame?period=week&page=3'],
  ] as const)('%s, page %d has the URL %s, and is read from it', (period, page, href) => {
    expect(toBoardHref({ period, page })).toBe(href);
    expect(readView(new URL(href, 'https://tool.test').search)).toEqual({ period, page });
  });
});
