import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCompanyArguments } from './company-arguments.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const ID = '0c7f5d61-3a46-4f57-8a6d-0d9f5f1c2b33';

const folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-arguments-'));
const secretFile = path.join(folder, 'secret');
beforeAll(() => {
  writeFileSync(secretFile, 'kept-by-nobody\n');
  writeFileSync(path.join(folder, 'empty'), '\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (...args: string[]) => readCompanyArguments(args, NOW);
const faultsOf = (...args: string[]): string => {
  try {
    read(...args);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

const CREATE = ['create', '--name', 'ACME', '--admin-email', 'Ada@Acme.example'];
const PROVIDER = [
  'identity-provider',
  ID,
  '--issuer',
  'https://login.acme.example',
  '--client-id',
  'drawbridge',
];
const withSecret = (...more: string[]) => [...PROVIDER, '--client-secret-file', secretFile, ...more];

describe('the arguments of npm run company', () => {
  it('the arguments create a company', () => {
    expect(read(...CREATE, '--seats', '50', '--ends', '2027-12-31')).toEqual({
      kind: 'create',
      company: {
        name: 'ACME',
        adminEmail: 'ada@acme.example',
        seats: 50,
        // The day is the last one.
        endsAt: new Date('2028-01-01T00:00:00.000Z'),
        allowSimilar: false,
      },
    });
  });

  it('the arguments list and close companies', () => {
    expect(read('list')).toEqual({ kind: 'list' });
    expect(read('close', ID.toUpperCase())).toEqual({ kind: 'close', companyId: ID });
  });

  it('the arguments set an identity provider, with the secret from a file', () => {
    expect(read(...withSecret('--domain', 'Acme.example', '--domain', 'acme.org'))).toMatchObject({
      kind: 'identity-provider',
      provider: { companyId: ID, clientSecret: 'kept-by-nobody', domains: ['acme.example', 'acme.org'] },
    });
  });

  it.each([[[]], [['open']], [['toString']]])('the command explains itself for %j', (args) => {
    expect(faultsOf(...args)).toContain('Usage: npm run company');
  });

  it('all wrong arguments are reported together', () => {
    const faults = faultsOf(
      'create',
      '--admin-email',
      'nobody',
      '--seats',
      '0',
      '--ends',
      '2020-01-01',
      'ACME',
    );
    for (const name of ['--name', '--admin-email', '--seats', '--ends', 'ACME'])
      expect(faults).toContain(`${name}: `);
  });

  it.each([
    ['--name', [...CREATE, '--name', 'x'.repeat(121)]],
    ['--name', [...CREATE, '--name', 'AC\nME']],
    ['--name', [...CREATE, '--name', 'AC\u202eME']],
    ['--seats', [...CREATE, '--seats', '1.5']],
    ['--seats', [...CREATE, '--seats', '1e3']],
    ['--ends', [...CREATE, '--ends', '2027-02-30']],
    ['--ends', [...CREATE, '--ends', '2026-03-01']],
    ['--ends', [...CREATE, '--ends', 'tomorrow']],
    ['--domain: not an option of create', [...CREATE, '--domain', 'acme.example']],
    ['Unknown option', ['list', '--all']],
    ['<company-id>', ['close']],
    ['<company-id>', ['close', '42']],
    ['--name: not an option of close', ['close', ID, '--name', 'ACME']],
    ['--client-secret-file', [...PROVIDER, '--domain', 'acme.example']],
    ['ENOENT', [...PROVIDER, '--domain', 'acme.example', '--client-secret-file', '/no/such/file']],
    ['--domain', withSecret('--domain', 'acme')],
    ['--domain', withSecret('--domain', 'https://acme.example')],
    ['--domain: required', withSecret()],
    ['--issuer', withSecret('--issuer', 'acme.example', '--domain', 'acme.example')],
  ])('the arguments are refused with %s: %j', (fault, args) => {
    expect(faultsOf(...args)).toContain(fault);
  });

  it('a file without a secret is refused', () => {
    expect(
      faultsOf(...PROVIDER, '--domain', 'acme.example', '--client-secret-file', path.join(folder, 'empty')),
    ).toContain('holds no secret');
  });
});
