import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export * from '../../kit/detail/section.css.ts';

const { color, radius, space } = vars;

/** Sections below each other. */
export const place = widgetStyle({ display: 'grid', gap: space[6], minInlineSize: 0 });
/** Where a file is dropped. */
export const drop = widgetStyle({
  display: 'grid',
  gap: space[3],
  padding: space[5],
  border: `2px dashed ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.sunken,
  selectors: { '&[data-over]': { borderColor: color.primary, borderStyle: 'solid' } },
});
export const file = widgetStyle({
  inlineSize: '100%',
  minInlineSize: 0,
  color: color.textMuted,
  ...text('sm'),
  selectors: {
    '&::file-selector-button': {
      marginInlineEnd: space[3],
      paddingBlock: space[2],
      paddingInline: space[4],
      border: `1px solid ${color.borderStrong}`,
      borderRadius: radius.sm,
      background: color.surface,
      color: color.text,
      font: 'inherit',
      fontWeight: vars.weight.medium,
      cursor: 'pointer',
    },
  },
});
export const choices = widgetStyle({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  maxInlineSize: '44rem',
});
/** The name of a column, and what it is imported as. */
export const columnHead = widgetStyle({ display: 'grid', gap: '2px', paddingBlock: space[1] });
export const field = widgetStyle({
  color: color.textMuted,
  fontWeight: vars.weight.regular,
  ...text('sm'),
});
export const submit = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});
export const cell = widgetStyle({ overflowWrap: 'anywhere' });
