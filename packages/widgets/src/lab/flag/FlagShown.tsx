import { CopyButton } from '../CopyButton.tsx';
import { say } from '../parts.messages.ts';
import * as styles from './Flag.css.ts';

export function FlagShown({ flag }: { flag: string }) {
  return (
    <div className={styles.shown}>
      <code className={styles.flag}>{flag}</code>
      <CopyButton text={flag} what={say('flag.label').toLowerCase()} />
    </div>
  );
}
