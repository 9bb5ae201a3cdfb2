import { comparisons, type Neighbor } from './comparisons.tsx';
import * as styles from './usage.css.ts';

/** Components that are taken for each other, below each other: name, when, example. */
export function Comparison({ of }: { of: keyof typeof comparisons }) {
  const neighbors: readonly Neighbor[] = comparisons[of];
  return (
    <div className={styles.frame}>
      {neighbors.map(({ name, page, when, view }) => (
        <div key={name} className={styles.row}>
          {page === undefined ? (
            <span className={styles.name}>{name}</span>
          ) : (
            <a href={`?path=/docs/components-${page}--docs`} target="_top" className={styles.name}>
              {name}
            </a>
          )}
          <span>{when}</span>
          <div className={styles.sample}>{view}</div>
        </div>
      ))}
    </div>
  );
}
