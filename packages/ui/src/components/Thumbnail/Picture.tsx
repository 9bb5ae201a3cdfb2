import { useId } from 'react';
import { createRandom, toHash } from '../../foundation/seed.ts';
import * as styles from './Thumbnail.css.ts';
import { toTopic } from './topics.ts';

/** The drawing of a thumbnail. The topic decides pattern and hue, the id everything else. */
export function Picture({ seed, topic }: { seed: string; topic?: string }) {
  const id = useId();
  const { pattern, hue } = toTopic(topic);
  const drawing = pattern(createRandom(seed));
  const own = hue + (toHash(`${seed} hue`) % 21) - 10;
  const ink = (lightness: number, chroma: number, alpha = 1) =>
    `oklch(${lightness} ${chroma} ${own} / ${alpha})`;
  const isFlipped = toHash(`${seed} side`) % 2 === 1;
  return (
    <>
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
    </>
  );
}
