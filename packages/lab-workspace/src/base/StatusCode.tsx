import { cx } from '@drawbridge/ui';
import * as styles from './StatusCode.css.ts';

const tones = ['neutral', 'neutral', 'good', 'neutral', 'odd', 'bad'] as const;

/** An HTTP status code, colored by its class. */
export function StatusCode({ status }: { status: number }) {
  return (
    <span className={cx(styles.status, styles.statusTone[tones[Math.floor(status / 100)] ?? 'neutral'])}>
      {status}
    </span>
  );
}
