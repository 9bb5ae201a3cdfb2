import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const part = widgetStyle({
  display: 'grid',
  gap: space[3],
  paddingInline: space[4],
  paddingBlockEnd: space[4],
});
export const bar = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  selectors: { '&:empty': { display: 'none' } },
});
/** Side by side where two columns of code have room. */
export const sides = widgetStyle({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { 'review (min-width: 78rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const side = widgetStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
});
export const sideHead = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.sunken,
  paddingInlineEnd: space[2],
});
export const sideTitle = widgetStyle({
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '40px',
  paddingInline: space[3],
  fontWeight: vars.weight.strong,
  ...text('md'),
  selectors: {
    [`${side} > &`]: { borderBlockEnd: `1px solid ${color.border}`, background: color.sunken },
  },
});
export const sideBody = widgetStyle({ minBlockSize: 0, display: 'grid' });
/** The editor fills its place, so the place has a height: most of the window. */
export const diff = widgetStyle({
  position: 'relative',
  blockSize: 'clamp(20rem, calc(100dvh - 20rem), 46rem)',
});
export const nothing = widgetStyle({ margin: 0, padding: space[4], color: color.textMuted });
export const why = widgetStyle({
  padding: space[4],
  overflow: 'auto',
  maxBlockSize: 'clamp(20rem, calc(100dvh - 20rem), 46rem)',
  boxSizing: 'border-box',
});
export const waiting = widgetStyle({ display: 'grid', gap: space[3], padding: space[4] });
