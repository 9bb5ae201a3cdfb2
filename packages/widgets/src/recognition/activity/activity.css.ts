import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, weight } = vars;

export const panel = widgetStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const figures = widgetStyle({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
  gap: space[6],
});
export const figure = widgetStyle({ display: 'grid', gap: space[1], alignContent: 'start' });
export const name = widgetStyle({ ...text('sm'), color: color.textMuted });
export const value = widgetStyle({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  ...text('xl'),
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const hint = widgetStyle({ margin: 0, ...text('sm'), color: color.textMuted });
export const warm = widgetStyle({ color: color.emberText });
export const cold = widgetStyle({ color: color.textMuted });
export const reached = widgetStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  ...text('sm'),
  color: color.passText,
});
export const goal = widgetStyle({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(4rem, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
});
export const empty = widgetStyle({
  margin: 0,
  inlineSize: '100%',
  padding: space[4],
  textAlign: 'center',
  ...text('md'),
  color: color.textMuted,
});

export const card = widgetStyle({ display: 'grid', gap: space[3], alignContent: 'start' });
export const head = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const title = widgetStyle({ margin: 0, ...text('lg'), fontWeight: weight.strong });
export const rows = widgetStyle({ margin: 0, display: 'grid' });
export const row = widgetStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[1],
  ...text('sm'),
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const rowName = widgetStyle({ color: color.textMuted });
export const rowValue = widgetStyle({
  margin: 0,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
