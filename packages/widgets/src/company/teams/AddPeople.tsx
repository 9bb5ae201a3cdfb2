import type { ChangeOutcome } from '@drawbridge/client/stores/base/change-outcome';
import type { TeamCandidates } from '@drawbridge/client/stores/company/team';
import {
  MOST_MEMBERS_AT_ONCE,
  MOST_TEAM_LEADS,
  type TeamCandidate,
  type TeamPlace,
} from '@drawbridge/contracts/company';
import { Checkbox, iconSearch, ProblemState, Skeleton, TextField } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormDialog } from '../../kit/confirm/FormDialog.tsx';
import { useChange } from '../../kit/confirm/use-change.ts';
import { useTyped } from '../../kit/paged-table/use-typed.ts';
import { t } from './messages.ts';
import * as styles from './teams.css.ts';

interface AddPeopleProps<T> {
  place: TeamPlace;
  find: (search: string) => Promise<ChangeOutcome<TeamCandidates>>;
  add: (ids: string[]) => Promise<ChangeOutcome<T>>;
  onAdded: (count: number) => void;
  onClose: () => void;
}

/** Chosen people by id; they stay chosen while others are searched for. */
type Chosen = ReadonlyMap<string, TeamCandidate>;

function toSubmitLabel(count: number): string {
  if (count === 0) return t('add.submit.none');
  return count === 1 ? t('add.submit.one') : t('add.submit', { count: toFigure(count) });
}

/** Chooses users of the company by search and adds them, several at once. */
export function AddPeople<T>({ place, find, add, onAdded, onClose }: AddPeopleProps<T>) {
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useTyped(search, setSearch);
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const { run, isBusy, faults } = useChange();
  const most = place === 'member' ? MOST_MEMBERS_AT_ONCE : MOST_TEAM_LEADS;

  async function submit() {
    if (chosen.size === 0) return;
    const done = await run(() => add([...chosen.keys()]));
    if (done) onAdded(chosen.size);
  }
  function toggle(person: TeamCandidate) {
    const next = new Map(chosen);
    if (!next.delete(person.user_id)) next.set(person.user_id, person);
    setChosen(next);
  }
  return (
    <FormDialog
      title={t(`add.${place}`)}
      submitLabel={toSubmitLabel(chosen.size)}
      canSubmit={chosen.size > 0}
      isBusy={isBusy}
      fault={faults[''] ?? Object.values(faults)[0]}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        data-autofocus
        label={t('add.search')}
        hint={t('add.hint')}
        type="search"
        icon={iconSearch}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Enter adds whom somebody has chosen, and nobody else: the search is passed on by itself.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <People search={search} find={find} chosen={chosen} most={most} onToggle={toggle} />
    </FormDialog>
  );
}

interface PeopleProps<T> extends Pick<AddPeopleProps<T>, 'find'> {
  search: string;
  chosen: Chosen;
  most: number;
  onToggle: (person: TeamCandidate) => void;
}

function People<T>({ search, find, chosen, most, onToggle }: PeopleProps<T>) {
  const [shown, setShown] = useState<ChangeOutcome<TeamCandidates>>();
  const [tries, setTries] = useState(0);
  const ask = useEffectEvent(find);
  useEffect(() => {
    let isCurrent = true;
    void ask(search).then((outcome) => isCurrent && setShown(outcome));
    return () => {
      isCurrent = false;
    };
  }, [search, tries]);
  if (!shown)
    return (
      <div role="status" aria-label={t('loading')} className={styles.people}>
        {[1, 2, 3, 4].map((nth) => (
          <Skeleton key={nth} shape="block" height={40} />
        ))}
      </div>
    );
  if (shown.kind !== 'done')
    return (
      <ProblemState
        compact
        title={t('add.failed')}
        message={shown.kind === 'refused' ? shown.text : (Object.values(shown.errors)[0] ?? '')}
        onRetry={() => setTries(tries + 1)}
      />
    );
  const { items, total } = shown.value;
  // Somebody who was chosen stays in sight, also when the search is for others.
  const kept = [...chosen.values()].filter(({ user_id }) => !items.some((one) => one.user_id === user_id));
  const people = [...kept, ...items];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard must be able to scroll it
    <ul aria-label={t('add.people')} className={styles.people} tabIndex={0}>
      {people.map((person) => (
        <li key={person.user_id}>
          <Checkbox
            label={person.name}
            hint={person.name === person.email ? undefined : person.email}
            checked={chosen.has(person.user_id)}
            disabled={!chosen.has(person.user_id) && chosen.size >= most}
            onChange={() => onToggle(person)}
          />
        </li>
      ))}
      {people.length === 0 && <li className={styles.side}>{t('add.none')}</li>}
      {total > items.length && (
        <li className={styles.side}>{t('add.more', { count: toFigure(total - items.length) })}</li>
      )}
    </ul>
  );
}
