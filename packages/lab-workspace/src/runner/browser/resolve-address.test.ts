import { describe, expect, it } from 'vitest';
import { resolveAddress } from './resolve-address.ts';

describe('resolveAddress', () => {
  it('resolveAddress resolves against the shown page', () => {
    expect(resolveAddress('2', '/invoices/1?x=1')).toMatchObject({ isInside: true, url: '/invoices/2' });
    expect(resolveAddress('?q=a b', '/search')).toMatchObject({ url: '/search?q=a%20b' });
    expect(resolveAddress('', '/search?q=1')).toMatchObject({ url: '/search?q=1' });
  });
  it('resolveAddress recognizes a fragment of the same page', () => {
    expect(resolveAddress('#top', '/a')).toMatchObject({ isInside: true, isFragment: true });
  });
  it('resolveAddress does not leave the lab with unusual spellings of an address', () => {
    for (const url of [
      'https://evil.test/',
      '//evil.test/x',
      String.raw`/\evil.test`,
      'mailto:a@b',
      'data:text/html,x',
      'http://[',
    ])
      expect(resolveAddress(url, '/'), url).toMatchObject({ isInside: false });
  });
  it('resolveAddress recognizes a script', () => {
    expect(resolveAddress(' javascript:alert(1)', '/')).toEqual({ isInside: false, isScript: true });
  });
});
