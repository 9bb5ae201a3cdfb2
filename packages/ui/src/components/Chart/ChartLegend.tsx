import { cx } from '../../foundation/cx.ts';
import * as styles from './ChartLegend.css.ts';
import { chartColorVar } from './chart-color.ts';
import type { ChartSeries } from './chart-data.ts';

/** The color of a series, shown beside its name. */
export function Swatch({ index, isLine = false }: { index: number; isLine?: boolean }) {
  return (
    <span
      aria-hidden
      className={cx(styles.swatch, isLine && styles.line)}
      style={{ background: chartColorVar(index) }}
    />
  );
}

/** Names the series of lines or bars in drawing order. */
export function ChartLegend({ series, isLine }: { series: readonly ChartSeries[]; isLine: boolean }) {
  return (
    <ul className={styles.legend}>
      {series.map(({ label }, index) => (
        <li key={label} className={styles.item}>
          <Swatch index={index} isLine={isLine} />
          <span className={styles.name}>{label}</span>
        </li>
      ))}
    </ul>
  );
}

export interface RingLegendProps {
  parts: readonly { name: string; value: string; share: string }[];
}

/** The parts of a ring with their values, which a reader would otherwise have to estimate. */
export function RingLegend({ parts }: RingLegendProps) {
  return (
    <ul className={styles.parts}>
      {parts.map(({ name, value, share }, index) => (
        <li key={name} className={styles.part}>
          <Swatch index={index} />
          <span className={styles.name}>{name}</span>
          <span className={styles.value}>{value}</span>
          <span className={styles.share}>{share}</span>
        </li>
      ))}
    </ul>
  );
}
