import { vars } from './contract.ts';
import type { TextSize } from './scales.ts';

/** Size and line height of one step of the type scale; the big ones are set a little tighter. */
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

/** The ring drawn inside, for things that fill their clipped parent. */
export const focusRingInside = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } as const;

/** One line, truncated with an ellipsis. */
export const truncate = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/**
 * Below whatever stays at the top of the window: `--drawbridge-sticky-top` is its height, set by a page that has such a
 * bar. The portal has one.
 */
export const stickyTop = (gap: string) => `calc(var(--drawbridge-sticky-top, 0px) + ${gap})`;

/**
 * Code, addresses, file names, terminal and log lines: never mirrored, and apart from the text around them. For markup
 * that has no style of its own there is `<bdi dir="ltr">`.
 */
export const leftToRight = { direction: 'ltr', unicodeBidi: 'isolate' } as const;

/**
 * The same for a line with a box of its own: it begins where the lines around it do. Chromium has it with its prefix only.
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

/** The media query of forced colors, such as Windows' high contrast. */
export const forcedColors = '(forced-colors: active)';

/**
 * Forced colors remove tints and shadows: a selected or current element with text of one color is filled instead. Put
 * it on the selected state, and say where the focus ring is drawn.
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

/** For a selected element that has texts of several colors, and no focus ring of its own. */
export const forcedOutline = {
  '@media': { [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
} as const;

/** For what is drawn with a background and has no text: the bar below a tab, the filled part of a progress bar. */
export const forcedBar = {
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
} as const;

/** For a line drawn with a background: a separator. */
export const forcedLine = { '@media': { [forcedColors]: { background: 'CanvasText' } } } as const;

/** `transition` over the given properties with the product's duration and easing. */
export function transition(...properties: string[]): string {
  return properties.map((name) => `${name} ${vars.motion.quick} ${vars.motion.ease}`).join(', ');
}
