import type { ChangeOutcome } from '@drawbridge/client/stores/base/change-outcome';
import type { ManagedAssignment } from '@drawbridge/contracts/company';
import { ConfirmDialog } from '@drawbridge/ui';
import { useAct } from '../../kit/confirm/use-act.ts';
import { t } from './messages.ts';

interface DeleteAssignmentProps {
  /** The one that is asked about; undefined: no question. */
  assignment: (Pick<ManagedAssignment, 'id' | 'name'> & { people_count?: number }) | undefined;
  remove: (id: string) => Promise<ChangeOutcome<unknown>>;
  onClose: () => void;
  onGone?: () => void;
}

function toMessage(count: number | undefined): string {
  if (count === undefined) return t('delete.text.any');
  return count === 1 ? t('delete.text.one') : t('delete.text', { count });
}

/** Deletes an assignment, after a question that says what is lost and what stays. @see COMP-63 */
export function DeleteAssignment({ assignment, remove, onClose, onGone }: DeleteAssignmentProps) {
  const { isBusy, act } = useAct();
  async function confirm() {
    if (!assignment) return;
    const { id, name } = assignment;
    const isDone = await act(() => remove(id), t('deleted', { name }));
    onClose();
    if (isDone) onGone?.();
  }
  return (
    <ConfirmDialog
      open={assignment !== undefined}
      title={t('delete.ask', { name: assignment?.name ?? '' })}
      message={toMessage(assignment?.people_count)}
      confirmLabel={t('delete.confirm')}
      tone="danger"
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
