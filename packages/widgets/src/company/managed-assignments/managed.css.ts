import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export * from '../../kit/detail/section.css.ts';

const { color, space, weight } = vars;

export const place = widgetStyle({ display: 'grid', gap: space[5], minInlineSize: 0 });
export const shown = widgetStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });
export const count = widgetStyle({ color: color.textMuted, ...text('sm') });
export const stacked = widgetStyle({
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
  minInlineSize: 0,
});
/** In a header cell of a table, whose text is strong. */
export const beside = widgetStyle({
  color: color.textMuted,
  fontWeight: weight.regular,
  overflowWrap: 'anywhere',
  ...text('sm'),
});
/** Filters beside buttons: as wide as the buttons let them be. */
export const filters = widgetStyle({ flex: '1 1 26rem', minInlineSize: 0 });
export const narrow = widgetStyle({ maxInlineSize: '16rem' });
export const name = widgetStyle({ fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const progress = widgetStyle({
  display: 'grid',
  gap: space[1],
  minInlineSize: '8rem',
  fontVariantNumeric: 'tabular-nums',
});
/** The form beside what it says in short. */
export const form = widgetStyle({ display: 'grid', gap: space[5], maxInlineSize: '60rem', minInlineSize: 0 });
export const fields = widgetStyle({
  display: 'grid',
  alignItems: 'start',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});
export const fault = widgetStyle({ margin: 0, color: color.failText, ...text('sm') });
export const chosen = widgetStyle({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const entry = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.surface,
});
export const found = widgetStyle({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: space[2],
  maxBlockSize: '18rem',
  overflowY: 'auto',
  listStyle: 'none',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
});
export const foundEntry = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[1],
  paddingInline: space[2],
});
export const foot = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  justifyContent: 'space-between',
  '@media': { [media.mobile]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
export const certificate = widgetStyle({
  display: 'grid',
  gap: space[3],
  justifyItems: 'center',
  textAlign: 'center',
  padding: space[8],
  border: `2px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.surface,
  '@media': { [media.mobile]: { padding: space[5] } },
});
export const holder = widgetStyle({ margin: 0, fontWeight: weight.strong, ...text('xxl') });
export const number = widgetStyle({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
