import { describe, expect, it } from 'vitest';
import { findFaults, toInput, toRowFaults } from './partner-fields.ts';

const SITE = 'https://www.example.com';

describe('the form of a partner', () => {
  it('has no faults with a name and an origin; empty rows and spaces do not count', () => {
    const fields = { name: ' Site ', origins: ['', ` ${SITE} `, ''] };
    expect(findFaults(fields)).toEqual({});
    expect(toInput(fields)).toEqual({ name: 'Site', allowed_origins: [SITE] });
  });

  it('names what is missing', () => {
    expect(Object.keys(findFaults({ name: ' ', origins: [''] }))).toEqual(['name', 'allowed_origins.0']);
  });

  it.each(['example.com', `${SITE}/path`, 'https://WWW.example.com', `${SITE}.`, 'https://*.example.com'])(
    'has a fault in the row of %j',
    (origin) => {
      expect(Object.keys(findFaults({ name: 'Site', origins: [SITE, origin] }))).toEqual([
        'allowed_origins.1',
      ]);
    },
  );

  it('has a fault in the second row of an origin that is there twice', () => {
    expect(findFaults({ name: 'Site', origins: [SITE, SITE] })).toEqual({
      'allowed_origins.1': 'This origin is already listed.',
    });
  });

  it('shows a fault of the server in the row that was sent at that place', () => {
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
