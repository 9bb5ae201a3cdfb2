import { describe, expect, it } from 'vitest';
import { isPublicMail, toDomainName } from './domain-name.rule.ts';

describe('the domain that somebody typed', () => {
  it.each([
    ['Example.COM', 'example.com'],
    [' @example.com ', 'example.com'],
    ['example.com.', 'example.com'],
    ['mail.example.co.uk', 'mail.example.co.uk'],
    ['bücher.de', 'xn--bcher-kva.de'],
  ])('%j is the domain %s', (typed, domain) => {
    expect(toDomainName(typed)).toBe(domain);
  });

  it.each([
    '',
    'localhost',
    'https://example.com',
    'a@example.com',
    '-a.example',
    'a..com',
    '10.0.0.1',
    '*.example.com',
  ])('%j is not a domain', (typed) => {
    expect(toDomainName(typed)).toBeUndefined();
  });

  it.each(['gmail.com', 'web.de', 'yahoo.co.jp', 'hotmail.fr', 'outlook.com'])(
    'everybody can have an address at %s',
    (domain) => {
      expect(isPublicMail(domain)).toBe(true);
    },
  );

  it.each(['acme.com', 'yahoo-inc.example', 'live.acme.com', 'outlook.acme-group.com'])(
    '%s can belong to one organization',
    (domain) => {
      expect(isPublicMail(domain)).toBe(false);
    },
  );
});
