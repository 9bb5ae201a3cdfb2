import { media, text, vars } from '@drawbridge/ui/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  minBlockSize: '100dvh',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  padding: `${vars.space['8']} ${vars.space['6']} ${vars.space['12']}`,
  '@media': { [media.mobile]: { padding: vars.space['5'] } },
});
export const body = style({
  inlineSize: '100%',
  maxInlineSize: '1120px',
  display: 'grid',
  gap: vars.space['8'],
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space['4'],
  ...text('md'),
});
export const head = style({ display: 'grid', gap: vars.space['2'], maxInlineSize: '62ch' });
export const title = style({ margin: 0, ...text('display'), fontWeight: vars.weight.strong });
export const intro = style({ margin: 0, ...text('lg'), color: vars.color.textMuted });
/** The choice of a period, and what the prices are. */
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['3']} ${vars.space['5']}`,
});
export const tax = style({ margin: 0, ...text('md'), color: vars.color.textMuted });
export const panel = style({ containerType: 'inline-size' });
export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: vars.space['5'],
});
export const plan = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['5'],
  // Where two have room beside each other, the third takes the next row for itself.
  selectors: { '&:nth-child(3)': { gridColumn: '1 / -1' } },
  '@container': { '(min-width: 880px)': { selectors: { '&:nth-child(3)': { gridColumn: 'auto' } } } },
});
export const planHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
});
/** As high as the price of a plan that has one. */
export const price = style({
  margin: 0,
  ...text('xxl'),
  lineHeight: vars.line.display,
  fontWeight: vars.weight.medium,
  '@media': { [media.tablet]: { minBlockSize: '64px' } },
});
export const planName = style({ margin: 0, ...text('xl'), fontWeight: vars.weight.strong });
/** Side by side, the parts and the buttons of all plans are level. */
const level = (lines: number) => ({ '@media': { [media.tablet]: { minBlockSize: `${lines * 1.25}rem` } } });
export const planFor = style({ margin: 0, ...text('md'), color: vars.color.textMuted, ...level(2) });
export const parts = style({
  flex: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['3'],
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: '16px 1fr',
  gap: vars.space['3'],
  alignItems: 'start',
  ...text('md'),
});
export const tick = style({ color: vars.color.primaryText, marginBlockStart: '3px' });
export const actions = style({ display: 'grid', ...text('md') });
export const how = style({ margin: 0, ...text('sm'), color: vars.color.textMuted, ...level(3) });
