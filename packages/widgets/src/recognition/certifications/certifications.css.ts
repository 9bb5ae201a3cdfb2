import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, radius, weight } = vars;

export const grid = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const item = widgetStyle({ display: 'grid' });
export const picture = widgetStyle({
  maxBlockSize: '120px',
  overflow: 'hidden',
  borderStartStartRadius: radius.lg,
  borderStartEndRadius: radius.lg,
});
export const body = widgetStyle({ padding: space[5], flexGrow: 1 });
export const lead = widgetStyle({ margin: 0, color: color.textMuted, ...text('md') });
/** Under a title: what is to be known of it. */
export const remark = widgetStyle({
  display: 'block',
  color: color.textMuted,
  fontWeight: weight.regular,
  ...text('sm'),
});
/** What to do for the next certificate. */
export const renewal = widgetStyle({
  margin: 0,
  color: color.text,
  fontWeight: weight.medium,
  ...text('sm'),
});
export const requirements = widgetStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
});
export const requirement = widgetStyle({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const mark = widgetStyle({ color: color.textSubtle });
export const done = widgetStyle({ color: color.passText });
export const requirementWords = widgetStyle({ display: 'grid', minInlineSize: 0 });
export const kind = widgetStyle({ color: color.textMuted, ...text('sm') });
export const link = widgetStyle({ overflowWrap: 'anywhere', ...text('md') });
/** Under the words of a requirement, as wide as they and the state together. */
export const below = widgetStyle({ gridColumn: '2 / -1' });
export const foot = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockStart: 'auto',
});
export const number = widgetStyle({ fontVariantNumeric: 'tabular-nums', color: color.text });
export const certificates = widgetStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
});
/** In place of the rows. */
export const none = widgetStyle({ border: `1px dashed ${color.border}`, borderRadius: radius.lg });
export const certificate = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const certificateTitle = widgetStyle({
  margin: 0,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  ...text('md'),
});

export const check = widgetStyle({ display: 'grid', gap: space[6], maxInlineSize: '44rem' });
export const form = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[3],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Beside the field, under its label. */
export const submit = widgetStyle({
  marginBlockStart: '28px',
  '@media': { [media.mobile]: { marginBlockStart: 0 } },
});
export const result = widgetStyle({
  display: 'grid',
  gap: space[4],
  padding: space[6],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
});
export const resultFacts = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, auto) minmax(0, 1fr)',
  gap: `${space[2]} ${space[5]}`,
  margin: 0,
  ...text('md'),
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] } },
});
export const term = widgetStyle({ color: color.textMuted });
export const value = widgetStyle({ margin: 0, overflowWrap: 'anywhere', fontWeight: weight.medium });
