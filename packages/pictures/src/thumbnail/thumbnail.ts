import type { Oklch } from '../color.ts';
import { createRandom, toHash } from '../seed.ts';
import type { Drawing } from './drawing.ts';
import { toTopic } from './topics.ts';

/** A line or area of a picture. */
interface Ink {
  color: Oklch;
  opacity: number;
}

/** The drawing of a thumbnail on 320 by 180, for a page and for print. */
export interface ThumbnailPicture extends Drawing {
  /** Drawn as in a mirror. */
  isFlipped: boolean;
  /** Around the light: in the middle, half way, and at its edge, 190 from it. */
  background: readonly [Oklch, Oklch, Oklch];
  inks: Record<'faint' | 'mid' | 'lit' | 'bright', Ink>;
}

/** The topic decides pattern and hue, the seed everything else: the same seed always gives the same picture. */
export function drawThumbnail({
  seed,
  topic,
}: {
  seed: string;
  topic?: string | undefined;
}): ThumbnailPicture {
  const { pattern, hue } = toTopic(topic);
  const own = hue + (toHash(`${seed} hue`) % 21) - 10;
  return {
    ...pattern(createRandom(seed)),
    isFlipped: toHash(`${seed} side`) % 2 === 1,
    background: [
      [0.5, 0.125, own],
      [0.33, 0.085, own],
      [0.235, 0.055, own],
    ],
    inks: {
      faint: { color: [0.75, 0.1, own], opacity: 0.16 },
      mid: { color: [0.8, 0.1, own], opacity: 0.42 },
      lit: { color: [0.93, 0.06, own], opacity: 0.26 },
      bright: { color: [0.95, 0.045, own], opacity: 1 },
    },
  };
}
