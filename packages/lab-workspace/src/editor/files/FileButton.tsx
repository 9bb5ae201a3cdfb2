import { Icon, iconChevronDown, iconFolder, iconLock, VisuallyHidden } from '@drawbridge/ui';
import type { ComponentProps } from 'react';
import { useWorkspacePage } from '../../page/workspace-page-context.ts';
import * as styles from '../CodePane.css.ts';
import { t } from '../messages.ts';
import { isEditable } from './globs.ts';

/** The path of the file in the editor, on the button that opens the tree of files. */
export function FileButton(props: Omit<ComponentProps<'button'>, 'className' | 'children'>) {
  const { data, lab, view } = useWorkspacePage();
  const path = view.file.value;
  const nameAt = path.lastIndexOf('/') + 1;
  const isChanged = data.changedFiles.value.some((file) => file.path === path);
  return (
    <button type="button" {...props} className={styles.fileButton}>
      <Icon icon={iconFolder} size={16} />
      <VisuallyHidden>{t('code.files')}: </VisuallyHidden>
      <span className={styles.filePath}>
        <span className={styles.fileFolder}>{path.slice(0, nameAt)}</span>
        {path.slice(nameAt)}
      </span>
      {isChanged && (
        <>
          <span className={styles.dot} aria-hidden />
          <VisuallyHidden>, {t('code.changed')}</VisuallyHidden>
        </>
      )}
      {!isEditable(path, lab.value.editable) && (
        <Icon icon={iconLock} size={13} label={t('code.readOnly')} className={styles.lock} />
      )}
      <Icon icon={iconChevronDown} size={16} className={styles.fileChevron} />
    </button>
  );
}
