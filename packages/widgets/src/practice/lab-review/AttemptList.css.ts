import { focusRing, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const place = widgetStyle({ minInlineSize: 0 });
export const page = widgetStyle({
  display: 'grid',
  gap: space[4],
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});
export const open = widgetStyle({
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.primaryText,
  font: 'inherit',
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { ...focusRing, borderRadius: vars.radius.sm },
  },
});
export const time = widgetStyle({ whiteSpace: 'nowrap' });
export const marks = widgetStyle({ display: 'inline-flex', flexWrap: 'wrap', gap: space[1] });

export const cards = widgetStyle({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** The whole card answers to the name in it. */
export const card = widgetStyle({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.surface,
});
export const cardHead = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const cardWhen = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm') });
export const zone = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm') });
export const figures = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[5], margin: 0 });
export const figure = widgetStyle({ display: 'grid' });
export const term = widgetStyle({ color: color.textMuted, ...text('sm') });
export const value = widgetStyle({
  margin: 0,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  ...text('lg'),
});

export const pages = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
});
export const range = widgetStyle({
  marginInlineEnd: space[2],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
export const loading = widgetStyle({ display: 'grid', gap: space[2] });
