import { type AuditView, EVERYTHING } from '@drawbridge/widgets/kernel/audit';
import { describe, expect, it } from 'vitest';
import { readView, toAuditHref } from './audit-address.ts';

describe('the URL of the audit trail', () => {
  const view: AuditView = {
    action: 'access.refuse',
    outcome: 'refused',
    person: 'ada & co',
    period: 'days',
    from: '2026-03-01',
    to: '2026-03-02',
  };

  it('the URL restores the view', () => {
    expect(readView(new URL(toAuditHref(view), 'https://portal.test').search)).toEqual(view);
  });

  it('the URL has no query for everything', () => {
    expect(toAuditHref(EVERYTHING)).toBe('/portal/company/audit');
    expect(readView('')).toEqual(EVERYTHING);
  });

  it.each([
    '?action=everything&outcome=maybe&period=ever',
    '?from=2026-03-01&to=2026-03-02',
    '?person=%20',
    '?action=toString',
  ])('%s shows everything', (search) => expect(readView(search)).toEqual(EVERYTHING));

  it('a day that does not exist, and the end of a name that is too long, are ignored', () => {
    const read = readView(`?period=days&from=2026-02-31&to=2026-03-02&person=${'x'.repeat(200)}`);
    expect([read.from, read.to, read.person.length]).toEqual(['', '2026-03-02', 100]);
  });
});
