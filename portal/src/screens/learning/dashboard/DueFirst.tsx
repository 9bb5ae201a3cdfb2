import { DueAssignments } from '@drawbridge/widgets/company/assignments';
import { useStore } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect } from 'react';
import { paths } from '../../../router/paths.ts';
import { DashboardLoading } from './ContinueCard.tsx';
import * as styles from './dashboard.css.ts';

/**
 * What the company waits for, above all else. The rest of the page is loaded meanwhile and shown with it, so that
 * nothing moves down when it arrives. @see SHELL-22
 */
export function DueFirst({ children }: { children: ReactNode }) {
  useSignals();
  const store = useStore('dueAssignments');
  useEffect(() => void store.load(), [store]);
  const { value: due } = store.due;
  const isWaiting = due.state === 'loading';
  return (
    <>
      {isWaiting && <DashboardLoading />}
      {due.state === 'ready' && (
        <DueAssignments due={due.value} toHref={paths.assignment} listHref={paths.assignments} />
      )}
      <div className={isWaiting ? styles.held : styles.shown}>{children}</div>
    </>
  );
}
