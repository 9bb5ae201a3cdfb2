import { vars } from './contract.ts';
import type { TextSize } from './scales.ts';

/** Size and line height of one step of the type scale; large steps have a slightly tighter line height. */
export function text(size: TextSize) {
  const tight =
    size === 'display' ? '-0.022em' : size === 'xxl' ? '-0.018em' : size === 'xl' ? '-0.012em' : undefined;
  return {
    fontSize: vars.size[size],
    lineHeight: vars.line[size],
    ...(tight === undefined ? {} : { letterSpacing: tight }),
  };
}

/** The focus ring, two pixels outside the element. Put it under `:focus-visible`. */
export const focusRing = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } as const;

/** The focus ring drawn inside, for elements that fill their clipped parent. */
export const focusRingInside = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } as const;

/** One line, truncated with an ellipsis. */
export const truncate = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/**
 * Below whatever sticks to the top of the window: `--drawbridge-sticky-top` is its height, set by pages that have such
 * a bar. The portal has one.
 */
export const stickyTop = (gap: string) => `calc(var(--drawbridge-sticky-top, 0px) + ${gap})`;

/**
 * Code, addresses, file names, terminal and log lines: never mirrored, and isolated from the surrounding text. For
 * markup without styles of its own, use `<bdi dir="ltr">`.
 */
export const leftToRight = { direction: 'ltr', unicodeBidi: 'isolate' } as const;

/**
 * The same for a block-level line, which begins where the surrounding lines do. Chromium supports it only with its
 * prefix.
 */
export const leftToRightLine = {
  ...leftToRight,
  textAlign: ['-webkit-match-parent', 'match-parent'] as ('-webkit-match-parent' | 'match-parent')[],
} as const;

/** Available to a screen reader only. */
export const hiddenVisually = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** The media query for forced colors, such as Windows high contrast. */
export const forcedColors = '(forced-colors: active)';

/**
 * Forced colors remove tints and shadows: a selected or current element with single-color text is filled instead. Apply
 * it to the selected state, and say where the focus ring is drawn.
 */
export function forcedFill(ring: 'inside' | 'outside') {
  return {
    '@media': {
      [forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'Highlight',
        color: 'HighlightText',
        outlineColor: ring === 'inside' ? 'HighlightText' : 'Highlight',
      },
    },
  } as const;
}

/** For a selected element with text in several colors and no focus ring of its own. */
export const forcedOutline = {
  '@media': { [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
} as const;

/** For shapes drawn with a background and without text: the bar below a tab, the filled part of a progress bar. */
export const forcedBar = {
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
} as const;

/** For a line drawn with a background, such as a separator. */
export const forcedLine = { '@media': { [forcedColors]: { background: 'CanvasText' } } } as const;

/** `transition` over the given properties with the product's duration and easing. */
export function transition(...properties: string[]): string {
  return properties.map((name) => `${name} ${vars.motion.quick} ${vars.motion.ease}`).join(', ');
}
