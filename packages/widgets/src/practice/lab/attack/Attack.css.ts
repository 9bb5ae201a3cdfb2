import { focusRingInside, leftToRightLine, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export { box as part } from '../flag/Flag.css.ts';

const { color, space } = vars;

/** Attack and flag side by side where there is room for both. */
export const view = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: space[4],
  padding: space[4],
  alignItems: 'start',
});
export const goal = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[2],
});
export const goalIcon = widgetStyle({ color: color.textMuted, marginBlockStart: '3px' });
export const goalTitle = widgetStyle({
  flex: '1 1 14rem',
  margin: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  ...text('lg'),
});
export const log = widgetStyle({
  maxBlockSize: '14rem',
  overflow: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.sm,
  background: color.sunken,
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInside },
});
export const entries = widgetStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const entry = widgetStyle({
  display: 'grid',
  gridTemplateColumns: '1.5rem 3.25rem minmax(0, 1fr)',
  gap: space[2],
  paddingBlock: space[1],
  paddingInline: `${space[2]} ${space[3]}`,
  fontFamily: vars.font.mono,
  ...text('sm'),
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` } },
});
export const number = widgetStyle({
  color: color.textSubtle,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
export const method = widgetStyle({ color: color.textMuted });
export const url = widgetStyle({ overflowWrap: 'anywhere', ...leftToRightLine });
export const body = widgetStyle({ display: 'block', color: color.textMuted });
export const actions = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});
export const count = widgetStyle({
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});

export const banner = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${color.emberBorder}`,
  background: color.emberSurface,
});
export const bannerIcon = widgetStyle({ color: color.emberText });
export const bannerWords = widgetStyle({ flex: '1 1 14rem', margin: 0, ...text('md') });
