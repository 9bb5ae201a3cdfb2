import { describe, expect, it } from 'vitest';
import { toOwnAddress } from './to-own-address.ts';

const ORIGIN = 'https://learning.test';

describe('addresses of the portal', () => {
  it.each([
    ['https://learning.test/portal/checkout/c1?a=1#b', '/portal/checkout/c1?a=1#b'],
    ['/portal/checkout/c1', '/portal/checkout/c1'],
  ])('BILL-10 the checkout %s is opened in the page', (url, path) =>
    expect(toOwnAddress(url, ORIGIN)).toBe(path),
  );

  it.each([
    'https://pay.example/portal/checkout/c1',
    'https://learning.test:444/portal/checkout/c1',
    'https://learning.test.pay.example/portal/checkout/c1',
    'https://learning.test/checkout/c1',
    'https://learning.test/portal-of-payments/c1',
    'https://learning.test/portal/../checkout/c1',
    '//pay.example/portal/checkout/c1',
    '/portal/..//pay.example/portal/checkout/c1',
    '/\\pay.example/portal/checkout/c1',
    'https://learning.test@pay.example/portal/checkout/c1',
    'blob:https://learning.test/portal/checkout/c1',
  ])('BILL-10 the hosted checkout %s is opened by leaving the page', (url) =>
    expect(toOwnAddress(url, ORIGIN)).toBeUndefined(),
  );
});
