import { text, uiGlobal, uiStyle, vars } from '../../tokens/index.ts';

const { color, space } = vars;

/** `relative` keeps visually hidden content inside. */
export const figure = uiStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minInlineSize: 0,
  margin: 0,
  color: color.text,
  fontFamily: vars.font.sans,
  fontVariantNumeric: 'tabular-nums',
});
export const head = uiStyle({ display: 'flex', alignItems: 'flex-start', gap: space[3] });
export const texts = uiStyle({ flex: 1, display: 'grid', gap: space.half, minInlineSize: 0 });
export const label = uiStyle({
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  ...text('md'),
});
export const summary = uiStyle({
  minBlockSize: vars.line.sm,
  color: color.textMuted,
  textWrap: 'pretty',
  ...text('sm'),
});
/** Aligns its icon, not its larger click area, with the label and the edge of the drawing. */
export const toggle = uiStyle({ marginBlockStart: '-4px', marginInlineEnd: '-6px' });
/** Keeps its space while it has nothing to show. */
export const unseen = uiStyle({ visibility: 'hidden' });
export const instead = uiStyle({
  display: 'grid',
  alignItems: 'center',
  border: `1px dashed ${color.border}`,
  borderRadius: vars.radius.md,
});
export const tablePlace = uiStyle({ display: 'flex', alignItems: 'flex-start', minInlineSize: 0 });
/** Scrolls within the chart's space; its head stays. */
export const table = uiStyle({ flex: 1, maxBlockSize: 'inherit', overflowY: 'auto' });
uiGlobal(`${table} thead th`, { position: 'sticky', insetBlockStart: 0, zIndex: 1 });
