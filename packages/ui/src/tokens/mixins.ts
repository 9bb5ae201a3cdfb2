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

/** `transition` over the given properties with the product's duration and easing. */
export function transition(...properties: string[]): string {
  return properties.map((name) => `${name} ${vars.motion.quick} ${vars.motion.ease}`).join(', ');
}
