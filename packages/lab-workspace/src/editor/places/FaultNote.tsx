import { Icon, iconFailed } from '@drawbridge/ui';
import { useWorkspacePage } from '../../page/workspace-page-context.ts';
import * as styles from '../CodePane.css.ts';
import { t } from '../messages.ts';

/** The first error in the learner's code, below the editor; it leads to its line. */
export function FaultNote({ id }: { id: string }) {
  const { view, actions, ...workspacePage } = useWorkspacePage();
  const [mark] = workspacePage.workspace.value.marks.value;
  if (mark === undefined) return null;
  const { place, message } = mark;
  const isHere = place.path === view.file.value;
  return (
    <button id={id} type="button" className={styles.fault} onClick={() => actions.goToPlace(place)}>
      <Icon icon={iconFailed} size={16} className={styles.faultIcon} />
      <span className={styles.faultText}>
        {isHere
          ? t('code.fault', { line: place.line, message })
          : t('code.faultIn', { path: place.path, line: place.line, message })}
      </span>
    </button>
  );
}
