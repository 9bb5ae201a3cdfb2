import type { BadgeName } from '@drawbridge/contracts/recognition';
import { Button, Checkbox, iconLink, useCopyText } from '@drawbridge/ui';
import { useDrawbridge } from '../../provider/index.ts';
import * as styles from './badges.css.ts';
import { t } from './messages.ts';

interface OwnerChoiceProps {
  name: BadgeName;
  onChange: (shown: boolean) => void;
}

/** For the holder of a badge: whether its page names them, and the link to pass on. */
export function OwnerChoice({ name: { name, shown }, onChange }: OwnerChoiceProps) {
  const { notify } = useDrawbridge();
  const { copyText, dialog } = useCopyText();
  async function copy() {
    // Without what the reader's own address may have after it.
    if (await copyText(location.origin + location.pathname)) notify('positive', t('linkCopied'));
  }
  return (
    <section aria-label={t('yours')} className={styles.owner}>
      <p className={styles.ownerText}>
        {name === '' ? t('ownerNameless') : t(shown ? 'ownerShown' : 'ownerHidden', { name })}
      </p>
      {(name !== '' || shown) && <Checkbox label={t('showName')} checked={shown} onChange={onChange} />}
      <div>
        <Button size="sm" icon={iconLink} onClick={() => void copy()}>
          {t('copyLink')}
        </Button>
        {dialog}
      </div>
    </section>
  );
}
