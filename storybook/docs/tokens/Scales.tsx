import {
  breakpoints,
  fonts,
  radii,
  shadows,
  sizes,
  space,
  type TextSize,
  vars,
  weights,
  widths,
} from '@drawbridge/ui/tokens';
import * as styles from './tokens.css.ts';

const SAMPLE = 'Prove the fix 0123';
const toPx = (rem: string) => `${Number.parseFloat(rem) * 16} px`;
const toPixels = (length: string) => Number.parseFloat(length);

/** The seven sizes with their lines, the weights, and the two fonts. */
export function TypeScale() {
  return (
    <div className={styles.frame}>
      {(Object.keys(sizes) as TextSize[]).map((size) => (
        <div key={size} className={styles.row}>
          <span className={styles.key}>
            {size}, {toPx(sizes[size])}
          </span>
          <span style={{ fontSize: vars.size[size], lineHeight: vars.line[size] }}>{SAMPLE}</span>
          <strong style={{ fontSize: vars.size[size], lineHeight: vars.line[size] }}>{SAMPLE}</strong>
        </div>
      ))}
      {(Object.keys(weights) as (keyof typeof weights)[]).map((weight) => (
        <div key={weight} className={styles.row}>
          <span className={styles.key}>
            {weight}, {weights[weight]}
          </span>
          <span style={{ fontSize: vars.size.lg, fontWeight: vars.weight[weight] }}>{SAMPLE}</span>
        </div>
      ))}
      {(Object.keys(fonts) as (keyof typeof fonts)[]).map((font) => (
        <div key={font} className={styles.row}>
          <span className={styles.key}>{font}</span>
          <span style={{ fontFamily: vars.font[font], fontSize: vars.size.lg }}>
            const file = resolve(root, name);
          </span>
          <span className={styles.value}>--drawbridge-font-{font}</span>
        </div>
      ))}
    </div>
  );
}

/** Steps of the grid, smallest first. */
export function SpaceScale() {
  const steps = Object.entries(space).sort(([, left], [, right]) => toPixels(left) - toPixels(right));
  return (
    <div className={styles.frame}>
      {steps.map(([step, length]) => (
        <div key={step} className={styles.row}>
          <span className={styles.key}>
            {step}, {toPx(length)}
          </span>
          <div className={styles.bar} style={{ inlineSize: length }} />
        </div>
      ))}
    </div>
  );
}

/** Radii and shadows. */
export function Shapes() {
  return (
    <div className={styles.frame}>
      <div className={styles.row}>
        {(Object.keys(radii) as (keyof typeof radii)[]).map((name) => (
          <div key={name}>
            <div className={styles.shape} style={{ borderRadius: vars.radius[name] }} />
            <span className={styles.value}>
              {name}, {radii[name]}
              <br />
              --drawbridge-radius-{name}
            </span>
          </div>
        ))}
      </div>
      <div className={styles.row}>
        {(Object.keys(shadows) as (keyof typeof shadows)[]).map((name) => (
          <div key={name}>
            <div className={styles.raised} style={{ boxShadow: vars.shadow[name] }} />
            <span className={styles.value}>shadow {name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** What no partner changes: widths and breakpoints. */
export function Measures() {
  const rows: [string, string][] = [
    ...Object.entries(widths).map(([name, width]): [string, string] => [`width ${name}`, width]),
    ...Object.entries(breakpoints).map(([name, px]): [string, string] => [
      `from ${name.replace('Px', '')}`,
      `${px}px`,
    ]),
  ];
  return (
    <div className={styles.frame}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.row}>
          <span className={styles.key}>{name}</span>
          <span className={styles.value}>{value}</span>
        </div>
      ))}
    </div>
  );
}
