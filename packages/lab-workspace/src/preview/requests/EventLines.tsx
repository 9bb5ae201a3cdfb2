import type { DescribedEvent } from '@drawbridge/contracts/practice';
import { cx, Icon, iconAlert } from '@drawbridge/ui';
import { PlaceText } from '../../editor/places/PlaceText.tsx';
import { t } from '../messages.ts';
import * as styles from './EventLines.css.ts';

/** The world events, one per line; icon and color mark those that prove an attack. */
export function EventLines({ lines }: { lines: readonly DescribedEvent[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={t('tests.seen')}>
      {lines.map(({ text, breach = false }, index) => (
        // The list is never reordered.
        <li key={index} className={cx(styles.line, breach && styles.breach)}>
          {breach && <Icon icon={iconAlert} size={14} label={t('tests.breach')} className={styles.sign} />}
          <span className={styles.words}>
            <PlaceText text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}
