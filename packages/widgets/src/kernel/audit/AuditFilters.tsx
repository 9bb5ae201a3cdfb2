import { AUDIT_ACTIONS, AUDIT_OUTCOMES, type AuditAction, type AuditOutcome } from '@drawbridge/contracts';
import { Button, iconSearch, Select, TextField } from '@drawbridge/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import * as styles from './audit.css.ts';
import {
  AUDIT_PERIODS,
  type AuditPeriod,
  type AuditView,
  EVERYTHING,
  isEverything,
  isReversed,
} from './audit-view.ts';
import { t } from './messages.ts';

interface AuditFiltersProps {
  view: AuditView;
  onView: (view: AuditView) => void;
}

const TYPING_WAIT_MS = 300;
const MOST_CHARACTERS = 100;

const toActions = () => [
  { value: '', label: t('action.any') },
  ...AUDIT_ACTIONS.map((value) => ({ value, label: t(`action.${value}`) })),
];
const toOutcomes = () => [
  { value: '', label: t('outcome.any') },
  ...AUDIT_OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) })),
];
const toPeriods = () => AUDIT_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }));

export function AuditFilters({ view, onView }: AuditFiltersProps) {
  const [person, setPerson] = useTyped(view.person, (typed) => onView({ ...view, person: typed }));
  // What is typed and not in the view yet is not lost by another choice.
  const change = (part: Partial<AuditView>) => onView({ ...view, person: person.trim(), ...part });
  return (
    <div role="search" aria-label={t('filters')} className={styles.filters}>
      <TextField
        label={t('person')}
        type="search"
        icon={iconSearch}
        placeholder={t('person.hint')}
        maxLength={MOST_CHARACTERS}
        value={person}
        onChange={(event) => setPerson(event.target.value)}
        className={styles.filter}
      />
      <Select
        label={t('action')}
        options={toActions()}
        value={view.action ?? ''}
        onChange={(value) => change({ action: value === '' ? undefined : (value as AuditAction) })}
        className={styles.filter}
      />
      <Select
        label={t('outcome')}
        options={toOutcomes()}
        value={view.outcome ?? ''}
        onChange={(value) => change({ outcome: value === '' ? undefined : (value as AuditOutcome) })}
        className={styles.filter}
      />
      <Select
        label={t('period')}
        options={toPeriods()}
        value={view.period}
        onChange={(value) => change({ period: value as AuditPeriod, from: '', to: '' })}
        className={styles.filter}
      />
      {view.period === 'days' && (
        <>
          <TextField
            label={t('from')}
            type="date"
            value={view.from}
            onChange={(event) => change({ from: event.target.value })}
            className={styles.filter}
          />
          <TextField
            label={t('to')}
            type="date"
            value={view.to}
            error={isReversed(view) && t('reversed')}
            onChange={(event) => change({ to: event.target.value })}
            className={styles.filter}
          />
        </>
      )}
      {!isEverything(view) && (
        <Button tone="quiet" className={styles.clear} onClick={() => onView(EVERYTHING)}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}

/** The text of a field that is passed on when the typing rests. */
function useTyped(value: string, onRest: (typed: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // Changed from outside: cleared, or the way back.
    if (typed.trim() !== value) setTyped(value);
  }
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => rest(typed.trim()), TYPING_WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return [typed, setTyped] as const;
}
