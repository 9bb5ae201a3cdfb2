import type { AssignmentEditorStore } from '@drawbridge/client/stores/company/managed/managed-assignments';
import type { AssignmentType, ManagedAssignment } from '@drawbridge/contracts/company';
import { Button, EmptyState, LinkButton } from '@drawbridge/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadingBlocks, LoadProblem, NotFound, useTitle } from '../../kit/loadable/index.ts';
import { isNotFound } from '../../kit/loadable/NotFound.tsx';
import { useStore, withLoading } from '../../provider/index.ts';
import { AssignmentForm } from './AssignmentForm.tsx';
import { DeleteAssignment } from './DeleteAssignment.tsx';
import { t as formT } from './form-messages.ts';
import * as styles from './managed.css.ts';
import { t } from './messages.ts';

export interface AssignmentEditorProps {
  type: AssignmentType;
  /** Absent for a new one. */
  assignmentId?: string | undefined;
  listHref: string;
  /** Links to the report and the certificates, beside the title. */
  links?: ReactNode;
  /** Called with the name once it is known, for the page title. */
  onTitle?: (title: string) => void;
  onSaved: (assignment: ManagedAssignment) => void;
  onGone: () => void;
}

/** The form of a new assignment, or of a stored one. @see COMP-50, COMP-51, COMP-52 */
export const AssignmentEditor = withLoading(LoadedEditor, Loading);

function LoadedEditor({ assignmentId, type, listHref, onTitle, ...rest }: AssignmentEditorProps) {
  const store = useStore('assignmentEditor', ...(assignmentId === undefined ? [] : [assignmentId]));
  useEffect(() => void store.load(), [store]);
  const { value: assignment } = store.assignment;
  useTitle(assignment.state === 'ready' ? assignment.value?.name : undefined, onTitle);
  if (assignment.state === 'loading') return <Loading />;
  if (assignment.state === 'problem') {
    const { problem } = assignment;
    if (problem.code === 'forbidden')
      return <EmptyState page title={t('denied')} message={t('denied.message')} />;
    if (!isNotFound(problem))
      return <LoadProblem title={formT('failed')} problem={problem} onRetry={() => void store.load()} />;
  }
  const known = assignment.state === 'ready' ? assignment.value : undefined;
  // An address with the other type is no page of this assignment.
  if (assignment.state === 'problem' || (known && known.type !== type)) return <Gone listHref={listHref} />;
  return <Shown store={store} known={known} type={type} listHref={listHref} {...rest} />;
}

interface ShownProps
  extends Pick<AssignmentEditorProps, 'type' | 'listHref' | 'links' | 'onSaved' | 'onGone'> {
  store: AssignmentEditorStore;
  known: ManagedAssignment | undefined;
}

function Shown({ store, known, type, listHref, links, onSaved, onGone }: ShownProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.form}>
      {known && (
        <div className={styles.head}>
          <div className={styles.buttons}>{links}</div>
          <Button tone="danger" onClick={() => setAsking(true)}>
            {t('delete')}
          </Button>
        </div>
      )}
      <AssignmentForm
        // What another administrator saved is another form.
        key={known?.version ?? 0}
        store={store}
        known={known}
        type={type}
        listHref={listHref}
        onSaved={onSaved}
      />
      <DeleteAssignment
        assignment={isAsking ? known : undefined}
        remove={() => store.remove()}
        onClose={() => setAsking(false)}
        onGone={onGone}
      />
    </div>
  );
}

export function Gone({ listHref }: { listHref: string }) {
  return (
    <NotFound
      page
      title={t('notFound')}
      message={t('notFound.message')}
      actions={<LinkButton href={listHref}>{t('toList')}</LinkButton>}
    />
  );
}

function Loading() {
  return <LoadingBlocks label={formT('loading')} heights={[280, 240, 280]} gap="5" />;
}
