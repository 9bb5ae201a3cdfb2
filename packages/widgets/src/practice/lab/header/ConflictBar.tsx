import { Button, Icon, iconWarning } from '@drawbridge/ui';
import { useState } from 'react';
import { useLabPage } from '../page/lab-page-context.ts';
import * as styles from './LabHeader.css.ts';
import { t } from './messages.ts';

/** Two windows or devices wrote to one attempt: explains what is lost with either choice. */
export function ConflictBar() {
  const { data } = useLabPage();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (data.saveState.value !== 'conflict') return null;
  const keep = async () => {
    setBusy(true);
    setFailed(!(await data.keepMine()));
    setBusy(false);
  };
  return (
    <div role="alert" className={styles.conflict}>
      <Icon icon={iconWarning} size={16} />
      <span className={styles.conflictWords}>
        <strong>{t('save.conflict.title')}</strong>{' '}
        {t(hasFailed ? 'save.keep.failed' : 'save.conflict.detail')}
      </span>
      <Button size="sm" disabled={isBusy} onClick={() => void data.open()}>
        {t('save.reload')}
      </Button>
      <Button size="sm" loading={isBusy} onClick={() => void keep()}>
        {t('save.keep')}
      </Button>
    </div>
  );
}
