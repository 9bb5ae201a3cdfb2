import type { LabTest } from '@drawbridge/contracts/practice';
import { Icon, iconFailed } from '@drawbridge/ui';
import { PlaceText } from '../code/PlaceText.tsx';
import * as page from '../LabDetail.css.ts';
import { useLabPage } from '../page/lab-page-context.ts';
import { type Fault, toHeadline } from '../workspace/fault.ts';
import { t } from './messages.ts';
import { type ShownTest, TestRow } from './TestRow.tsx';
import * as styles from './TestsPane.css.ts';

/** The visible tests; before the first run their names from the pack. */
export function TestList() {
  const labPage = useLabPage();
  const lab = labPage.lab.value;
  const workspace = labPage.workspace.value;
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
