import * as styles from './BridgeOpens.css.ts';

/** Decoration of a pass, the logo in motion: the bridge comes down and light comes through the gate. */
export function BridgeOpens() {
  return (
    <svg viewBox="0 0 96 56" width="96" height="56" className={styles.scene} aria-hidden>
      <path className={styles.light} d="M14 46V24a10 10 0 0 1 20 0v22z" />
      <path className={styles.wall} d="M4 50V10h7v5h6v-5h14v5h6v-5h7v40" />
      <path className={styles.gate} d="M14 50V26a10 10 0 0 1 20 0v24" />
      <g className={styles.leaf}>
        <path className={styles.chain} d="M36 20 78 48" />
        <path className={styles.deck} d="M36 49H86" />
      </g>
      <g className={styles.sparks}>
        <circle cx="52" cy="34" r="1.6" />
        <circle cx="63" cy="26" r="1.2" />
        <circle cx="73" cy="33" r="1.4" />
        <circle cx="58" cy="18" r="1" />
        <circle cx="82" cy="24" r="1.2" />
      </g>
    </svg>
  );
}
