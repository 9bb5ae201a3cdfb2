import { describe, expect, it } from 'vitest';
import { toPictureAddress } from './picture-address.ts';

describe('PROF-6 the URL of a picture', () => {
  it.each([
    ['/pictures/1.webp', 'https://learning.test', 'https://learning.test/pictures/1.webp'],
    ['https://elsewhere.test/a.png', 'https://learning.test', 'https://elsewhere.test/a.png'],
    ['/pictures/1.webp', undefined, '/pictures/1.webp'],
    [undefined, 'https://learning.test', undefined],
    ['http://[', 'https://learning.test', undefined],
  ])('the picture %j at %j has the URL %j', (path, host, address) =>
    expect(toPictureAddress(path, host)).toBe(address),
  );
});
