import { AUDIT_ACTIONS, AUDIT_OUTCOMES } from '@drawbridge/contracts/kernel';
import { buildAuditEntry } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { toDetails, toObject, toReason, toWho, toWords } from './entry-words.ts';
import { t } from './messages.ts';

describe('the text of an audit entry', () => {
  it('each action of the contract has its own text, and none is a name from code', () => {
    const words = AUDIT_ACTIONS.map((action) => t(`action.${action}`));
    expect(new Set(words).size).toBe(AUDIT_ACTIONS.length);
    expect(words.filter((text) => !/^[A-Z][A-Za-z -]+$/.test(text))).toEqual([]);
  });

  it('each outcome of the contract has a text', () => {
    expect(AUDIT_OUTCOMES.map((outcome) => t(`outcome.${outcome}`))).toEqual(['Done', 'Refused']);
  });

  it.each([
    ['listPlatforms', 'List platforms'],
    ['second_factor_wrong', 'Second factor wrong'],
    ['platform.add', 'Platform add'],
  ])('the texts of %s, without better ones, are %s', (name, words) => expect(toWords(name)).toBe(words));

  it('an unknown person is told apart from a deleted one', () => {
    const nobody = buildAuditEntry({ actor: { id: null, name: null, email: null } });
    const gone = buildAuditEntry({ actor: { id: 'p1', name: null, email: null } });
    expect([toWho(nobody).name, toWho(gone).name]).toEqual(['Unknown person', 'Deleted account']);
    expect(toDetails(gone)[0]).toEqual(['Person ID', 'p1']);
  });

  it('the operator, who is no person of the company, is named once', () => {
    const actor = { id: null, name: null, email: null };
    const entry = buildAuditEntry({ actor, subject: null, details: { by: 'operator', seats: '20' } });
    expect(toWho(entry).name).toBe('Operator');
    expect(toDetails(entry)).toEqual([['Seats', '20']]);
  });

  it('the directory, which is no person, is named once', () => {
    const actor = { id: null, name: null, email: null };
    const details = { way: 'directory provisioning', license: 'yes' };
    const entry = buildAuditEntry({ actor, subject: null, details });
    expect(toWho(entry).name).toBe('Directory');
    expect(toDetails(entry)).toEqual([['License', 'yes']]);
  });

  it('a person without a name is named by the address, once', () => {
    const entry = buildAuditEntry({ actor: { id: 'p1', name: null, email: 'a@acme.test' } });
    expect(toWho(entry)).toEqual({ name: 'a@acme.test', email: undefined });
  });

  it('the platform of a registration is named, and so is the refused call', () => {
    expect(toObject(buildAuditEntry())).toEqual({ kind: 'Platform', name: 'School LMS' });
    expect(toDetails(buildAuditEntry()).map(([name]) => name)).toEqual([
      'Object ID',
      'Issuer',
      'Client ID',
      'Key set URL',
    ]);
    const refused = buildAuditEntry({ subject: { kind: 'call', id: 'addPlatform', name: null } });
    expect(toObject(refused)).toEqual({ kind: 'Request', name: 'Add platform' });
  });

  it('the reason is given, even one that the table does not have', () => {
    const reasonOf = (reason: string | null) => toReason(buildAuditEntry({ reason }));
    expect(['forbidden', 'platform_exists', null].map(reasonOf)).toEqual([
      'Not permitted',
      'Platform exists',
      undefined,
    ]);
  });
});
