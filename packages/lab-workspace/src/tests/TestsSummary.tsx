import { cx, Icon, iconFailed } from '@drawbridge/ui';
import * as page from '../base/Workspace.css.ts';
import { useWorkspacePage } from '../page/workspace-page-context.ts';
import { t } from '../results/messages.ts';
import { countPassed } from '../results/test-labels.ts';
import { toFetchingText } from '../runner/fetching-text.ts';
import * as styles from './TestList.css.ts';

/** How many visible tests pass. `withFault` says that none could run, where the tests below do not. */
export function TestsSummary({ withFault = false }: { withFault?: boolean }) {
  const workspace = useWorkspacePage().workspace.value;
  const results = workspace.results.value;
  if (workspace.fault.value !== undefined)
    return (
      withFault && (
        <span className={cx(page.muted, styles.failed)}>
          <Icon icon={iconFailed} size={16} />
          {t('tests.fault')}
        </span>
      )
    );
  const fetching = workspace.fetching.value;
  if (fetching !== undefined) return <span className={page.muted}>{toFetchingText(fetching)}</span>;
  if (results.length === 0) return null;
  return (
    <span className={page.muted}>
      {t('tests.count', { passed: countPassed(results), all: results.length })}
    </span>
  );
}
