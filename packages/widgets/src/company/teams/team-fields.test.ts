import { buildTeam } from '@drawbridge/contracts/testing';
import { describe, expect, it } from 'vitest';
import { canPreview, findFaults, toInput, toRule, toValues } from './team-fields.ts';

describe('COMP-37 the form of a team', () => {
  const values = toValues(buildTeam({ rule: { domain: 'acme.test' } }));

  it('the form of a team holds its values, and that of a new one is empty', () => {
    expect(values).toMatchObject({ name: 'Alpha', kind: 'rule', domain: 'acme.test', department: '' });
    expect(toValues()).toMatchObject({ name: '', parentId: '', kind: 'chosen' });
  });
  it('a rule has only the conditions that are filled in', () => {
    expect(toRule({ domain: ' ', department: ' Field ', job_title: '' })).toEqual({ department: 'Field' });
    expect(toRule({ domain: '', department: '', job_title: ' ' })).toBeUndefined();
  });
  it('a name, a condition and a domain are demanded', () => {
    expect(Object.keys(findFaults({ ...values, name: ' ' }))).toEqual(['name']);
    expect(Object.keys(findFaults({ ...values, domain: '' }))).toEqual(['rule']);
    expect(Object.keys(findFaults({ ...values, domain: 'a@acme.test' }))).toEqual(['rule.domain']);
    expect(findFaults({ ...values, kind: 'chosen', domain: 'a@acme.test' })).toEqual({});
  });
  it('a rule that is not complete has no preview', () => {
    expect(canPreview(values)).toBe(true);
    expect(canPreview({ ...values, domain: 'acme' })).toBe(false);
    expect(canPreview({ ...values, domain: '' })).toBe(false);
    expect(canPreview({ ...values, kind: 'chosen' })).toBe(false);
  });
  it('a team of chosen people is saved without the rule that was typed', () => {
    expect(toInput({ ...values, name: ' Beta ', kind: 'chosen' })).toEqual({
      name: 'Beta',
      parent_id: null,
      rule: null,
    });
  });
});
