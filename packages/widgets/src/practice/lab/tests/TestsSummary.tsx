import { cx, Icon, iconFailed } from '@drawbridge/ui';
import * as page from '../LabDetail.css.ts';
import { useLabPage } from '../page/lab-page-context.ts';
import { toFetchingText } from '../workspace/fetching-text.ts';
import { t } from './messages.ts';
import * as styles from './TestsPane.css.ts';
import { countPassed } from './test-labels.ts';

/** How many visible tests pass. `withFault` says that none could run, where the tests below do not. */
export function TestsSummary({ withFault = false }: { withFault?: boolean }) {
  const workspace = useLabPage().workspace.value;
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
