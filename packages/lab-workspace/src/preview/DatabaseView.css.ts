import { focusRing, leftToRight, text, vars, widgetStyle } from '@drawbridge/ui/tokens';
import { globalStyle } from '@vanilla-extract/css';

const { color, space } = vars;

export { title, view } from './Tool.css.ts';

export const statements = widgetStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
});
export const statement = widgetStyle({
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.sm,
  background: color.sunken,
});
export const sql = widgetStyle({
  fontFamily: vars.font.mono,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  ...text('sm'),
});
export const mark = widgetStyle({
  background: color.failSurface,
  color: color.failText,
  borderBlockEnd: `2px solid ${color.fail}`,
});
export const outcome = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  margin: 0,
  marginBlockStart: space[1],
  color: color.textMuted,
  ...text('xs'),
});
export const injected = widgetStyle({ color: color.failText, fontWeight: vars.weight.medium });
export const table = widgetStyle({ marginBlockEnd: space[3] });
export const summary = widgetStyle({
  paddingBlock: space[1],
  cursor: 'pointer',
  fontFamily: vars.font.mono,
  borderRadius: vars.radius.sm,
  ...text('sm'),
  selectors: { '&:focus-visible': focusRing },
});
export const tableScroll = widgetStyle({
  overflowX: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.sm,
});
export const grid = widgetStyle({
  borderCollapse: 'collapse',
  inlineSize: '100%',
  fontFamily: vars.font.mono,
  ...text('sm'),
});
export const none = widgetStyle({ margin: 0, padding: space[3], color: color.textMuted, ...text('sm') });

globalStyle(`.${grid} :is(th, td)`, {
  padding: `${space[1]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  ...leftToRight,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  maxInlineSize: '24rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
globalStyle(`.${grid} th`, {
  background: color.sunken,
  color: color.textMuted,
  fontWeight: vars.weight.medium,
});
globalStyle(`.${grid} tbody tr:last-child td`, { borderBlockEnd: 0 });
