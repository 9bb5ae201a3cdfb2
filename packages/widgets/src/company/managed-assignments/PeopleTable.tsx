import type { AssignmentReportStore } from '@drawbridge/client/stores/company/managed/assignment-report';
import type { AssignedPerson } from '@drawbridge/contracts/company';
import { Badge, Button, ConfirmDialog, LinkButton, ProgressBar } from '@drawbridge/ui';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../kit/confirm/use-act.ts';
import type { Column } from '../../kit/paged-table/columns.ts';
import { SelectableTable } from '../../kit/paged-table/SelectableTable.tsx';
import { SelectionBar } from '../../kit/paged-table/SelectionBar.tsx';
import { toDay, toMoment } from '../../kit/time/moment-text.ts';
import { STATE_TONES } from '../assignments/assignment-words.ts';
import { ExemptDialog } from './ExemptDialog.tsx';
import * as styles from './managed.css.ts';
import { t } from './report-messages.ts';

/** Room that the columns need, px. */
const TABLE_FROM_PX = 880;
const NOBODY: ReadonlySet<string> = new Set();

interface PeopleTableProps {
  store: AssignmentReportStore;
  rows: readonly AssignedPerson[];
  toCertificate: (personId: string) => string;
  /** In the line above the table, where what is selected is shown too. */
  controls: ReactNode;
}

/** The people of a report; those that are selected can be exempted. */
export function PeopleTable({ store, rows, toCertificate, controls }: PeopleTableProps) {
  const [selected, setSelected] = useState(NOBODY);
  const [isExempting, setExempting] = useState(false);
  const [ending, setEnding] = useState<AssignedPerson>();
  const chosen = rows.filter(({ person_id }) => selected.has(person_id));
  return (
    <>
      <SelectionBar
        selected={selected}
        onClear={() => setSelected(NOBODY)}
        actions={<Button onClick={() => setExempting(true)}>{t('exempt')}</Button>}
      >
        {controls}
      </SelectionBar>
      <SelectableTable
        caption={t('people')}
        columns={toColumns({ toCertificate, onEnd: setEnding })}
        rows={rows}
        rowKey={({ person_id }) => person_id}
        toName={({ name }) => name}
        tableFromPx={TABLE_FROM_PX}
        selected={selected}
        onSelected={setSelected}
      />
      {isExempting && chosen.length > 0 && (
        <ExemptDialog
          people={chosen}
          exempt={(reason) => store.exempt([...selected], reason)}
          onDone={() => {
            setExempting(false);
            setSelected(NOBODY);
          }}
          onClose={() => setExempting(false)}
        />
      )}
      <EndExemption person={ending} store={store} onClose={() => setEnding(undefined)} />
    </>
  );
}

interface RowActions {
  toCertificate: (personId: string) => string;
  onEnd: (person: AssignedPerson) => void;
}

const toColumns = (actions: RowActions): Column<AssignedPerson>[] => [
  {
    id: 'person',
    header: t('search'),
    label: t('search'),
    rowHeader: true,
    cell: ({ name, email, exemption }) => (
      <div className={styles.stacked}>
        <span className={styles.name}>{name}</span>
        {email !== name && <span className={styles.beside}>{email}</span>}
        {exemption && <span className={styles.beside}>{t('because', { reason: exemption.reason })}</span>}
      </div>
    ),
  },
  {
    id: 'state',
    header: t('state'),
    label: t('state'),
    isInHead: true,
    cell: ({ state, is_late }) => (
      <div className={styles.buttons}>
        <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
        {is_late && <Badge tone="warn">{t('late')}</Badge>}
      </div>
    ),
  },
  {
    id: 'progress',
    header: t('progress'),
    label: t('progress'),
    cell: ({ name, progress, completed_work, total_work }) => (
      <div className={styles.progress}>
        <ProgressBar value={progress} label={t('progress.bar', { name })} showValue />
        <span className={styles.side}>{t('progress.of', { done: completed_work, all: total_work })}</span>
      </div>
    ),
  },
  {
    id: 'due',
    header: t('due'),
    label: t('due'),
    cell: ({ due_at, next_due_at }) => (
      <div className={styles.stacked}>
        <span>{toMoment(due_at)}</span>
        {next_due_at !== undefined && (
          <span className={styles.side}>{t('due.again', { date: toDay(next_due_at) })}</span>
        )}
      </div>
    ),
  },
  {
    id: 'finished',
    header: t('finished'),
    label: t('finished'),
    cell: (person) => <Finished person={person} actions={actions} />,
  },
];

function Finished({ person, actions }: { person: AssignedPerson; actions: RowActions }) {
  const { name, person_id, finished_at, exemption } = person;
  return (
    <div className={styles.stacked}>
      {finished_at === undefined ? <span aria-hidden="true">–</span> : <span>{toDay(finished_at)}</span>}
      {finished_at !== undefined && (
        <LinkButton size="sm" href={actions.toCertificate(person_id)} aria-label={t('open.of', { name })}>
          {t('open')}
        </LinkButton>
      )}
      {exemption && (
        <Button size="sm" tone="quiet" onClick={() => actions.onEnd(person)}>
          {t('unexempt')}
        </Button>
      )}
    </div>
  );
}

interface EndExemptionProps {
  person: AssignedPerson | undefined;
  store: AssignmentReportStore;
  onClose: () => void;
}

function EndExemption({ person, store, onClose }: EndExemptionProps) {
  const { isBusy, act } = useAct();
  async function end() {
    if (!person) return;
    await act(() => store.endExemption(person.person_id), t('unexempt.done'));
    onClose();
  }
  return (
    <ConfirmDialog
      open={person !== undefined}
      title={t('unexempt.ask', { name: person?.name ?? '' })}
      message={t('unexempt.text')}
      confirmLabel={t('unexempt')}
      busy={isBusy}
      onConfirm={() => void end()}
      onCancel={onClose}
    />
  );
}
