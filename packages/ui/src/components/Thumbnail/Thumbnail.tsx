import { useId } from 'react';
import { cx } from '../../foundation/cx.ts';
import { createRandom, toHash } from '../../foundation/seed.ts';
import * as styles from './Thumbnail.css.ts';
import { toTopic } from './topics.ts';

export interface ThumbnailProps {
  /** Id of the thing shown: the same id always gives the same picture. */
  seed: string;
  /** OWASP code of its topic ('A01', 'API3', 'LLM01'); without one the picture is a general one. */
  topic?: string;
  /** Said by a screen reader; without it the picture is decoration beside a title. */
  label?: string;
  className?: string;
}

/** A picture made from topic and id: the topic gives pattern and hue, the id everything else. 16 to 9. */
export function Thumbnail({ seed, topic, label, className }: ThumbnailProps) {
  const id = useId();
  const { pattern, hue } = toTopic(topic);
  const drawing = pattern(createRandom(seed));
  const own = hue + (toHash(`${seed} hue`) % 21) - 10;
  const ink = (lightness: number, chroma: number, alpha = 1) =>
    `oklch(${lightness} ${chroma} ${own} / ${alpha})`;
  const isFlipped = toHash(`${seed} side`) % 2 === 1;
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      className={cx(styles.thumbnail, className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <radialGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        cx={drawing.focus[0]}
        cy={drawing.focus[1]}
        r="190"
      >
        <stop offset="0" stopColor={ink(0.5, 0.125)} />
        <stop offset="0.5" stopColor={ink(0.33, 0.085)} />
        <stop offset="1" stopColor={ink(0.235, 0.055)} />
      </radialGradient>
      <g transform={isFlipped ? 'matrix(-1 0 0 1 320 0)' : undefined}>
        <rect width="320" height="180" fill={`url(#${id})`} />
        <path className={styles.line} d={drawing.faint} stroke={ink(0.75, 0.1, 0.16)} />
        <path className={styles.line} d={drawing.mid} stroke={ink(0.8, 0.1, 0.42)} strokeWidth="1.25" />
        <path d={drawing.lit} fill={ink(0.93, 0.06, 0.26)} />
        <path className={styles.line} d={drawing.bright} stroke={ink(0.95, 0.045)} strokeWidth="2" />
      </g>
    </svg>
  );
}
