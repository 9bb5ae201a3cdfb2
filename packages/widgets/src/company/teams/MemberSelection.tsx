import type { TeamStore } from '@drawbridge/client/stores/company/team';
import type { Team, TeamMemberRow } from '@drawbridge/contracts/company';
import { Button, ConfirmDialog } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useState } from 'react';
import { useAct } from '../../kit/confirm/use-act.ts';
import { SelectionBar } from '../../kit/paged-table/SelectionBar.tsx';
import type { Selection } from '../../kit/paged-table/selection.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { t } from './messages.ts';
import { toCountText } from './team-words.ts';

interface MemberSelectionProps {
  store: TeamStore;
  team: Team;
  rows: readonly TeamMemberRow[];
  selected: Selection;
  onClear: () => void;
}

/** Removes the selected members, after a question. Members of nested teams are removed there. */
export function MemberSelection({ store, team, rows, selected, onClear }: MemberSelectionProps) {
  const { notify } = useDrawbridge();
  const { isBusy, act } = useAct();
  const [isAsking, setAsking] = useState(false);
  const chosen = rows.filter(({ user_id }) => selected.has(user_id));
  const own = chosen.filter(({ nested_team }) => nested_team === null);
  const nested = chosen.length - own.length;
  const nestedText = nested > 0 ? t('members.ask.nested', { count: toFigure(nested) }) : '';

  async function remove() {
    const done = await act(() => store.changeMembers({ remove: own.map(({ user_id }) => user_id) }));
    setAsking(false);
    if (!done) return;
    onClear();
    notify('positive', toCountText('members.removed.one', 'members.removed', own.length));
  }
  return (
    <>
      <SelectionBar
        selected={selected}
        onClear={onClear}
        actions={
          <Button
            tone="danger"
            onClick={() => (own.length > 0 ? setAsking(true) : notify('warning', nestedText))}
          >
            {t('members.remove')}
          </Button>
        }
      />
      <ConfirmDialog
        open={isAsking}
        title={toCountText('members.ask.one', 'members.ask', own.length, { team: team.name })}
        message={[t('members.ask.text'), nestedText].join(' ').trim()}
        confirmLabel={t('remove')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
