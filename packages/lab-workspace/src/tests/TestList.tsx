import type { LabTest } from '@drawbridge/contracts/practice';
import { Icon, iconFailed } from '@drawbridge/ui';
import * as page from '../base/Workspace.css.ts';
import { PlaceText } from '../editor/places/PlaceText.tsx';
import { useWorkspacePage } from '../page/workspace-page-context.ts';
import { t } from '../results/messages.ts';
import { type Fault, toHeadline } from '../runner/fault.ts';
import * as styles from './TestList.css.ts';
import { type ShownTest, TestRow } from './TestRow.tsx';

/** The visible tests; before the first run their names from the pack. */
export function TestList() {
  const workspacePage = useWorkspacePage();
  const lab = workspacePage.lab.value;
  const workspace = workspacePage.workspace.value;
  const fault = workspace.fault.value;
  const results = new Map(workspace.results.value.map((result) => [result.id, result]));
  if (workspace.engine.value === 'failed') return <p className={page.empty}>{t('tests.noEngine')}</p>;
  if (lab.tests.length === 0) return <p className={page.empty}>{t('tests.none')}</p>;
  return (
    <>
      {fault !== undefined && (
        <div className={styles.fault}>
          <p className={styles.faultTitle}>
            <Icon icon={iconFailed} size={16} />
            {t(fault.kind === 'stop' ? 'fault.stop.title' : 'tests.fault')}
          </p>
          <p className={styles.faultText}>
            {toHeadline(fault.message)}
            {fault.place !== undefined && (
              <>
                {' '}
                <PlaceText text={`${fault.place.path}:${fault.place.line}`} />
              </>
            )}
          </p>
        </div>
      )}
      <ul className={styles.list} aria-busy={workspace.isRunning.value}>
        {lab.tests.map((test) => (
          <TestRow
            key={test.id}
            test={(fault === undefined && results.get(test.id)) || toUnrun(test, fault)}
          />
        ))}
      </ul>
    </>
  );
}

function toUnrun({ id, title, kind }: LabTest, fault: Fault | undefined): ShownTest {
  return {
    id,
    title,
    kind,
    visibility: 'visible',
    message: '',
    status: fault === undefined ? 'waiting' : 'not-run',
  };
}
