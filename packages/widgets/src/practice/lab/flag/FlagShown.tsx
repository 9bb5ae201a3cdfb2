import { CopyButton } from '@drawbridge/ui';
import * as styles from './Flag.css.ts';
import { t } from './messages.ts';

export function FlagShown({ flag }: { flag: string }) {
  return (
    <div className={styles.shown}>
      <code className={styles.flag}>{flag}</code>
      <CopyButton value={flag} what={t('flag.label').toLowerCase()} />
    </div>
  );
}
