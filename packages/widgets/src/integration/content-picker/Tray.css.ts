import { focusRing, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

/** One column that is never wider than its place. */
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
export const tray = widgetStyle({ ...column, gap: space[3], outline: 'none', alignContent: 'start' });
export const empty = widgetStyle({ margin: 0, color: color.textMuted, ...text('md') });
export const items = widgetStyle({
  ...column,
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const item = widgetStyle({
  ...column,
  gap: space[2],
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.surface,
});
export const head = widgetStyle({ display: 'flex', alignItems: 'flex-start', gap: space[2] });
export const words = widgetStyle({ flex: 1, minInlineSize: 0, display: 'grid', gap: '2px' });
export const title = widgetStyle({
  margin: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  ...text('md'),
});
export const line = widgetStyle({
  margin: 0,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
export const wrong = widgetStyle({ color: color.failText });
export const buttons = widgetStyle({
  display: 'flex',
  flexShrink: 0,
  marginBlockStart: '-4px',
  marginInlineEnd: '-4px',
});
export const details = widgetStyle({ minInlineSize: 0 });
export const summary = widgetStyle({
  inlineSize: 'fit-content',
  color: color.primaryText,
  cursor: 'pointer',
  ...text('sm'),
  selectors: { '&:focus-visible': { ...focusRing, borderRadius: vars.radius.sm } },
});
export const fields = widgetStyle({
  ...column,
  gap: space[4],
  paddingBlockStart: space[3],
  overflowWrap: 'anywhere',
});
export const points = widgetStyle({ maxInlineSize: '14rem' });
export const dates = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr))',
  alignItems: 'start',
  gap: space[3],
});
export const zone = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm') });
