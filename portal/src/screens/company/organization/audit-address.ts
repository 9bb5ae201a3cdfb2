import { PORTAL_PAGES } from '@drawbridge/contracts';
import { AUDIT_ACTIONS, AUDIT_OUTCOMES } from '@drawbridge/contracts/kernel';
import { AUDIT_PERIODS, type AuditView, EVERYTHING, isDay } from '@drawbridge/widgets/kernel/audit';

const MOST_CHARACTERS = 100;

const findIn = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);
const toDay = (text: string | null) => (text !== null && isDay(text) ? text : '');

/** The view that an address names; what it does not name, or names wrongly, is not filtered. */
export function readView(search: string): AuditView {
  const query = new URLSearchParams(search);
  const period = findIn(AUDIT_PERIODS, query.get('period')) ?? EVERYTHING.period;
  const isDays = period === 'days';
  return {
    action: findIn(AUDIT_ACTIONS, query.get('action')),
    outcome: findIn(AUDIT_OUTCOMES, query.get('outcome')),
    person: (query.get('person') ?? '').trim().slice(0, MOST_CHARACTERS),
    period,
    from: isDays ? toDay(query.get('from')) : '',
    to: isDays ? toDay(query.get('to')) : '',
  };
}

export function toAuditHref(view: AuditView): string {
  const { action, outcome, person, period, from, to } = view;
  const query = new URLSearchParams({
    ...(action && { action }),
    ...(outcome && { outcome }),
    ...(person && { person }),
    ...(period !== EVERYTHING.period && { period }),
    ...(from && { from }),
    ...(to && { to }),
  }).toString();
  return query ? `${PORTAL_PAGES.companyAudit}?${query}` : PORTAL_PAGES.companyAudit;
}
