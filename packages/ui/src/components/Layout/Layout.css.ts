import { createVar } from '@vanilla-extract/css';
import { type Space, space as scale, uiStyle, uiVariants, vars } from '../../tokens/index.ts';

const gapRules = Object.fromEntries(
  (Object.keys(scale) as Space[]).map((step) => [step, { gap: vars.space[step] }]),
) as Record<Space, { gap: string }>;

export const gap = uiVariants(gapRules);
export const stack = uiStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const inline = uiStyle({ display: 'flex', minInlineSize: 0 });
export const wrap = uiStyle({ flexWrap: 'wrap' });
export const align = uiVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
});
export const justify = uiVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

/** Minimum column width; a narrower window makes columns narrower. */
const least = createVar();
/** The property's bare name, to be set in a style attribute. */
export const leastName = least.slice('var('.length, -1);
export const grid = uiStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
  minInlineSize: 0,
});
