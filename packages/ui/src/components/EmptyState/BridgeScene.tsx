import { cx } from '../../foundation/cx.ts';
import * as styles from './BridgeScene.css.ts';
import type { IllustrationVariant } from './illustration-variant.ts';

/** The logo's bridge as a scene: two towers over water, the bridge half lifted or broken off. */
export function BridgeScene({ variant }: { variant: IllustrationVariant }) {
  return (
    <svg viewBox="0 0 160 88" width="160" height="88" aria-hidden>
      <path className={styles.line} d="M26 74V26h5v5h5v-5h6v5h5v-5h5v48" />
      <path className={styles.line} d="M35 74V60a4 4 0 0 1 8 0v14M8 74h44" />
      <path className={styles.line} d="M132 74h20M132 74V46h4v4h4v-4h5v4h4v-4h3" />
      <path className={cx(styles.line, styles.faint)} d="M60 82h64" />
      {variant === 'waiting' ? (
        <>
          <path className={cx(styles.line, styles.faint)} d="M52 36 102 44" />
          <path className={cx(styles.line, styles.bridge)} d="M56 72 102 45" />
        </>
      ) : (
        <>
          <path className={cx(styles.line, styles.broken)} d="M56 74h22l4-5" />
          <path className={cx(styles.line, styles.broken)} d="M128 74h-18l-5 5" />
        </>
      )}
    </svg>
  );
}
