import { Icon, iconLock } from '@drawbridge/ui';
import { closedText, useClosed } from '../../closed/index.ts';
import { useLabPage } from '../page/lab-page-context.ts';
import * as styles from './LabHeader.css.ts';

/** The plan of the learner ended while the lab was open: says what stays, and what opens it again. */
export function ClosedBar() {
  const { data, session } = useLabPage();
  const isRefused = session.problem.value?.code === 'upgrade_required';
  return data.isClosed.value || isRefused ? <Bar isSaved={data.saveState.value === 'saved'} /> : null;
}

function Bar({ isSaved }: { isSaved: boolean }) {
  const { text, action } = useClosed({});
  return (
    <div role="alert" className={styles.conflict}>
      <Icon icon={iconLock} size={16} />
      <span className={styles.conflictWords}>
        <strong>{closedText('lab')}.</strong> {text}
        {isSaved && ` ${closedText('codeSaved')}`}
      </span>
      {action}
    </div>
  );
}
