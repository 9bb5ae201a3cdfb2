import { drawThumbnail, type Oklch } from '@drawbridge/pictures';
import { useId } from 'react';
import * as styles from './Thumbnail.css.ts';

const toColor = ([lightness, chroma, hue]: Oklch, opacity = 1) =>
  `oklch(${lightness} ${chroma} ${hue} / ${opacity})`;

/** The drawing of a thumbnail. */
export function Picture({ seed, topic }: { seed: string; topic?: string }) {
  const id = useId();
  const { faint, mid, lit, bright, focus, isFlipped, background, inks } = drawThumbnail({ seed, topic });
  const ink = (name: keyof typeof inks) => toColor(inks[name].color, inks[name].opacity);
  return (
    <>
      <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={focus[0]} cy={focus[1]} r="190">
        <stop offset="0" stopColor={toColor(background[0])} />
        <stop offset="0.5" stopColor={toColor(background[1])} />
        <stop offset="1" stopColor={toColor(background[2])} />
      </radialGradient>
      <g transform={isFlipped ? 'matrix(-1 0 0 1 320 0)' : undefined}>
        <rect width="320" height="180" fill={`url(#${id})`} />
        <path className={styles.line} d={faint} stroke={ink('faint')} />
        <path className={styles.line} d={mid} stroke={ink('mid')} strokeWidth="1.25" />
        <path d={lit} fill={ink('lit')} />
        <path className={styles.line} d={bright} stroke={ink('bright')} strokeWidth="2" />
      </g>
    </>
  );
}
