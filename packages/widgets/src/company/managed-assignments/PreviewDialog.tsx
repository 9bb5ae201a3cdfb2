import type { AssignmentPreview, PreviewedPerson } from '@drawbridge/contracts/company';
import { Badge, Button, Dialog } from '@drawbridge/ui';
import { FactList } from '../../kit/detail/FactList.tsx';
import { PagedTable } from '../../kit/paged-table/PagedTable.tsx';
import { toDay, toMoment } from '../../kit/time/moment-text.ts';
import * as styles from './managed.css.ts';
import { t } from './preview-messages.ts';

interface PreviewDialogProps {
  preview: AssignmentPreview;
  isNew: boolean;
  isBusy: boolean;
  /** Why it could not be saved. */
  fault: string | undefined;
  onSave: () => void;
  onClose: () => void;
}

const TONES = { added: 'pass', removed: 'fail', changed: 'warn', same: 'neutral' } as const;
/** Room that the columns need, px. */
const TABLE_FROM_PX = 560;

/** Whom a new or changed assignment affects. Nothing is saved before this was seen. */
export function PreviewDialog({ preview, isNew, isBusy, fault, onSave, onClose }: PreviewDialogProps) {
  const { total, changes, people } = preview;
  const count = changes.added + changes.removed + changes.changed + changes.same;
  return (
    <Dialog
      open
      size="lg"
      title={t('title')}
      description={toSummary(total)}
      dismissible={!isBusy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('back')}
          </Button>
          <Button tone="primary" loading={isBusy} onClick={onSave}>
            {isNew ? t('create') : t('save')}
          </Button>
        </>
      }
    >
      <div className={styles.part}>
        {fault !== undefined && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        {!isNew && (
          <FactList
            look="figures"
            facts={(['changed', 'added', 'removed', 'same'] as const).map((change) => ({
              term: t(change),
              value: changes[change],
            }))}
          />
        )}
        {people.length > 0 && <People people={people} />}
        {people.length < count && <p className={styles.side}>{t('first', { count: people.length })}</p>}
      </div>
    </Dialog>
  );
}

function toSummary(total: number): string {
  if (total === 0) return t('nobody');
  return total === 1 ? t('total.one') : t('total', { count: total });
}

function toStateText({ before, after }: PreviewedPerson): string {
  if (before !== undefined && after !== undefined && before !== after)
    return t('state.change', { before: t(before), after: t(after) });
  const state = after ?? before;
  return state === undefined ? '' : t(state);
}

function People({ people }: { people: readonly PreviewedPerson[] }) {
  return (
    <PagedTable
      caption={t('people')}
      rows={people}
      rowKey={({ person_id }) => person_id}
      tableFromPx={TABLE_FROM_PX}
      columns={[
        {
          id: 'person',
          header: t('person'),
          label: t('person'),
          rowHeader: true,
          cell: ({ name }) => <span className={styles.name}>{name}</span>,
        },
        {
          id: 'effect',
          header: t('effect'),
          label: t('effect'),
          isInHead: true,
          cell: ({ change }) => <Badge tone={TONES[change]}>{t(change)}</Badge>,
        },
        { id: 'state', header: t('state'), label: t('state'), cell: toStateText },
        {
          id: 'due',
          header: t('due'),
          label: t('due'),
          cell: ({ due_at, next_due_at }) => (
            <div className={styles.stacked}>
              {due_at !== undefined && <span>{toMoment(due_at)}</span>}
              {next_due_at !== undefined && (
                <span className={styles.side}>{t('due.again', { date: toDay(next_due_at) })}</span>
              )}
            </div>
          ),
        },
      ]}
    />
  );
}
