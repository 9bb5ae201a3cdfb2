import * as styles from './Kbd.css.ts';

export interface KbdProps {
  /** The keys pressed together: `['Ctrl', 'Enter']`. */
  keys: readonly string[];
}

/** A key or a chord of keys. */
export function Kbd({ keys }: KbdProps) {
  return (
    <kbd className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key} className={styles.kbd}>
          {key}
        </kbd>
      ))}
    </kbd>
  );
}
