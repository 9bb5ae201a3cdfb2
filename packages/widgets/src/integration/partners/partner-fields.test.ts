import { describe, expect, it } from 'vitest';
import { findFaults, toInput, toRowFaults } from './partner-fields.ts';

const SITE = 'https://www.example.com';

describe('the partner form', () => {
  it('a form with a name and an origin has no faults; empty rows and spaces do not count', () => {
    const fields = { name: ' Site ', origins: ['', ` ${SITE} `, ''] };
    expect(findFaults(fields)).toEqual({});
    expect(toInput(fields)).toEqual({ name: 'Site', allowed_origins: [SITE] });
  });

  it('missing values are named', () => {
    expect(Object.keys(findFaults({ name: ' ', origins: [''] }))).toEqual(['name', 'allowed_origins.0']);
  });

  it.each(['example.com', `${SITE}/path`, 'https://WWW.example.com', `${SITE}.`, 'https://*.example.com'])(
    'the row of %j has a fault',
    (origin) => {
      expect(Object.keys(findFaults({ name: 'Site', origins: [SITE, origin] }))).toEqual([
        'allowed_origins.1',
      ]);
    },
  );

  it('the second row of a duplicate origin has a fault', () => {
    expect(findFaults({ name: 'Site', origins: [SITE, SITE] })).toEqual({
      'allowed_origins.1': 'This origin is already listed.',
    });
  });

  it('a fault from the server is shown in the row that was sent at that position', () => {
    expect(toRowFaults(['', 'http://a.test', '', 'http://b.test'], { 'allowed_origins.1': 'https' })).toEqual(
      {
        'allowed_origins.3': 'https',
      },
    );
    expect(toRowFaults([SITE], { name: 'too long', allowed_origins: 'too many' })).toEqual({
      name: 'too long',
      'allowed_origins.0': 'too many',
    });
  });
});
