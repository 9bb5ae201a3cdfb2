import type { TeamMove } from '@drawbridge/client/stores/company/teams';
import { MOST_TEAMS_AT_ONCE, type TeamName } from '@drawbridge/contracts/company';
import { Badge, Checkbox, SearchField, Tabs } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useEffect, useId, useState } from 'react';
import { FormDialog } from '../../kit/confirm/FormDialog.tsx';
import { useChange } from '../../kit/confirm/use-change.ts';
import { LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { t } from './messages.ts';
import { toCountText } from './team-words.ts';
import * as styles from './teams.css.ts';

export interface MoveToTeamsProps {
  /** The users, of any number. */
  userIds: readonly string[];
  /** Some of them were changed: what the host shows of teams is old. */
  onMoved: () => void;
  onClose: () => void;
}

type Side = 'add' | 'take';
const SIDES = { add: 'addTo', take: 'takeFrom' } as const;
const OTHER = { add: 'take', take: 'add' } as const;

/** Adds users to teams and removes them from others, in one step. @see COMP-16 */
export const MoveToTeams = withLoading(LoadedDialog, () => null);

function LoadedDialog({ userIds, onMoved, onClose }: MoveToTeamsProps) {
  const store = useStore('teams');
  useEffect(() => void store.loadNames(), [store]);
  const { notify } = useDrawbridge();
  const panelId = useId();
  const { run, isBusy, faults } = useChange();
  const [side, setSide] = useState<Side>('add');
  const [move, setMove] = useState<TeamMove>({ addTo: [], takeFrom: [] });
  const names = store.names.value;

  async function submit() {
    const done = await run(() => store.move(userIds, move));
    if (!done) return;
    const changed = done.value.filter(({ outcome }) => outcome === 'done').length;
    if (changed === 0) notify('info', t('moved.none'));
    else notify('positive', toCountText('moved.one', 'moved', changed));
    onMoved();
  }
  const chosen = move[SIDES[side]];
  return (
    <FormDialog
      title={toCountText('move.one', 'move', userIds.length)}
      submitLabel={t('move.save')}
      canSubmit={move.addTo.length + move.takeFrom.length > 0}
      isBusy={isBusy}
      fault={faults[''] ?? Object.values(faults)[0]}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Tabs
        label={t('move.tabs')}
        variant="pill"
        panelId={panelId}
        value={side}
        onChange={(id) => setSide(id === 'take' ? 'take' : 'add')}
        tabs={(['add', 'take'] as const).map((id) => ({
          id,
          label: t(`move.${id}`),
          ...(move[SIDES[id]].length > 0 && { end: <Badge count>{toFigure(move[SIDES[id]].length)}</Badge> }),
        }))}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`move.${side}`)} className={styles.group}>
        {names.state === 'loading' && <LoadingBlocks label={t('loading')} heights={[40, 40, 40]} gap="3" />}
        {names.state === 'problem' && (
          <LoadProblem
            compact
            title={t('move.problem')}
            problem={names.problem}
            onRetry={() => void store.loadNames()}
          />
        )}
        {names.state === 'ready' && (
          <TeamCheckboxes
            key={side}
            names={names.value}
            chosen={chosen}
            blocked={move[SIDES[OTHER[side]]]}
            otherTab={t(`move.${OTHER[side]}`)}
            onChosen={(next) => setMove({ ...move, [SIDES[side]]: next })}
          />
        )}
      </div>
    </FormDialog>
  );
}

interface TeamsProps {
  names: readonly TeamName[];
  chosen: readonly string[];
  /** Chosen on the other side. */
  blocked: readonly string[];
  otherTab: string;
  onChosen: (chosen: string[]) => void;
}

/** The teams of a company with a search; those that follow a rule cannot be chosen. */
export function TeamCheckboxes({ names, chosen, blocked, otherTab, onChosen }: TeamsProps) {
  const [search, setSearch] = useState('');
  const words = search.trim().toLocaleLowerCase();
  const found = names.filter(({ name }) => name.toLocaleLowerCase().includes(words));
  const parents = new Map(names.map(({ id, name }) => [id, name]));
  if (names.length === 0) return <p className={styles.side}>{t('move.empty')}</p>;

  function toHint({ id, has_rule, is_provisioned, parent_id }: TeamName): string | undefined {
    if (has_rule) return t('move.rule');
    if (is_provisioned) return t('move.directory');
    if (blocked.includes(id)) return t('move.both', { tab: otherTab });
    const parent = parent_id === null ? undefined : parents.get(parent_id);
    return parent === undefined ? undefined : t('partOf', { team: parent });
  }
  return (
    <>
      <SearchField label={t('move.search')} maxLength={100} value={search} onChange={setSearch} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard must be able to scroll it */}
      <ul aria-label={t('list')} className={styles.people} tabIndex={0}>
        {found.map((team) => {
          const isChosen = chosen.includes(team.id);
          return (
            <li key={team.id}>
              <Checkbox
                label={team.name}
                hint={toHint(team)}
                checked={isChosen}
                disabled={
                  team.has_rule ||
                  team.is_provisioned ||
                  blocked.includes(team.id) ||
                  (!isChosen && chosen.length >= MOST_TEAMS_AT_ONCE)
                }
                onChange={() =>
                  onChosen(isChosen ? chosen.filter((id) => id !== team.id) : [...chosen, team.id])
                }
              />
            </li>
          );
        })}
        {found.length === 0 && <li className={styles.side}>{t('move.none')}</li>}
      </ul>
    </>
  );
}
