import { media, text, vars } from '@drawbridge/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  minBlockSize: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '1fr auto' },
  },
});
export const formSide = style({
  display: 'grid',
  // Not centered: what appears below, a field or a message, would move what is under the pointer.
  alignItems: 'start',
  justifyItems: 'center',
  padding: vars.space['6'],
  paddingBlockStart: `clamp(${vars.space['6']}, 10dvh, 144px)`,
});
export const formBody = style({
  inlineSize: '100%',
  maxInlineSize: '400px',
  display: 'grid',
  gap: vars.space['6'],
});
export const title = style({
  margin: 0,
  ...text('xxl'),
  fontWeight: vars.weight.strong,
  textWrap: 'balance',
});
export const head = style({ display: 'grid', gap: vars.space['2'] });
export const intro = style({ margin: 0, ...text('md'), color: vars.color.textMuted });
/** Takes the focus when it appears; it is no control, so it shows no ring. */
export const group = style({ outline: 'none' });
export const help = style({ margin: 0, ...text('sm'), color: vars.color.textMuted });
/** Night blue beside the light page; the dark page's own color, so that no seam shows between two near-blacks. */
const night = `light-dark(oklch(0.2 0.035 258), ${vars.color.canvas})`;
const paper = 'oklch(0.97 0.01 255)';
export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  background: night,
  color: paper,
  display: 'grid',
  alignItems: 'end',
  padding: vars.space['12'],
  // Below the form there is space for one line of it.
  '@media': { [media.belowDesktop]: { justifyItems: 'center', padding: vars.space['6'] } },
});
export const heroBridge = style({
  position: 'absolute',
  insetInlineEnd: '-4%',
  insetBlockStart: '6%',
  inlineSize: '92%',
  fill: 'none',
  stroke: 'oklch(0.72 0.13 255)',
  strokeWidth: 1.5,
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
export const heroBody = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space['4'],
  maxInlineSize: '520px',
  '@media': { [media.belowDesktop]: { inlineSize: '100%', maxInlineSize: '400px' } },
});
const wide = { '@media': { [media.belowDesktop]: { display: 'none' } } };
export const heroTitle = style({ margin: 0, ...text('display'), fontWeight: vars.weight.strong, ...wide });
export const heroText = style({ margin: 0, ...text('lg'), color: 'oklch(0.86 0.02 255)', ...wide });
export const replay = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: '1px solid oklch(0.36 0.04 258)',
  borderRadius: vars.radius.md,
  background: 'oklch(0.165 0.03 258)',
  fontFamily: vars.font.mono,
  ...text('sm'),
});
export const replayLine = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) 40px 72px',
  gap: vars.space['3'],
  padding: `${vars.space['2']} ${vars.space['4']}`,
  '@media': {
    [media.mobile]: { gridTemplateColumns: '36px minmax(0, 1fr) 32px 60px', gap: vars.space['2'] },
  },
  selectors: {
    '& + &': {
      borderBlockStart: '1px solid oklch(0.3 0.035 258)',
      '@media': { [media.belowDesktop]: { display: 'none' } },
    },
  },
});
globalStyle(`${replayLine} a`, {
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: '3px',
});
globalStyle(`${replayLine} [data-verdict="blocked"]`, { color: 'oklch(0.83 0.14 155)' });
globalStyle(`${replayLine} [data-verdict="works"]`, { color: 'oklch(0.8 0.1 240)' });
