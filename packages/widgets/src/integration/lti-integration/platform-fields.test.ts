import { buildPlatform } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { findLinks } from './find-links.ts';
import { EMPTY_FIELDS, findFaults, toFields, toInput, toIssuerNote } from './platform-fields.ts';

describe('LTI-26 the platform form', () => {
  const whole = toFields(buildPlatform());

  it('a complete form has no fault', () => expect(findFaults(whole)).toEqual({}));

  it('each missing value is named in plain words', () => {
    expect(findFaults(EMPTY_FIELDS)).toEqual({
      name: 'Enter a name',
      issuer: 'Enter the issuer',
      client_id: 'Enter the client ID',
      auth_login_url: 'Enter the address of the sign-in',
      auth_token_url: 'Enter the address that issues access tokens',
      key_set_url: 'Enter the address of the key set',
    });
  });

  it.each(['lms.school.test', 'javascript:alert(1)', 'https://a;b', 'https://lms.test/#x'])(
    '%s is refused as an address, as by the server',
    (issuer) => expect(findFaults({ ...whole, issuer })).toEqual({ issuer: 'Please provide a valid URL' }),
  );

  it('deployments are read line by line, each once, without surrounding spaces', () => {
    expect(toInput({ ...whole, deployment_ids: ' 1\r\n\n2 \n1' }).deployment_ids).toEqual(['1', '2']);
  });

  it('an emptied audience is removed', () => {
    expect(toInput({ ...whole, token_audience: '  ' }).token_audience).toBeNull();
  });

  it('an issuer that a launch will probably not match is accepted with a note', () => {
    const fields = { ...whole, issuer: 'https://lms.school.test/' };
    expect(toIssuerNote(fields)).toContain('ends with a slash');
    expect(findFaults(fields)).toEqual({});
    expect(toIssuerNote(whole)).toBeUndefined();
  });
});

describe('LTI-26 searching labs and courses', () => {
  const links = [
    { kind: 'lab', id: 'l1-invoice', title: 'Someone else’s invoice', url: '', parameter: '' },
    { kind: 'course', id: 'c2-injection', title: 'Injection at the boundary', url: '', parameter: '' },
  ] as const;
  const search = (kind: string, words: string) => findLinks(links, kind, words).map(({ id }) => id);

  it('the search matches words of the title and the id, in any order', () => {
    expect(search('all', 'INVOICE l1')).toEqual(['l1-invoice']);
    expect(search('all', '  ')).toHaveLength(2);
    expect(search('all', 'invoice boundary')).toEqual([]);
  });

  it('the search stays within a kind', () => {
    expect(search('course', '')).toEqual(['c2-injection']);
    expect(search('course', 'invoice')).toEqual([]);
  });
});
