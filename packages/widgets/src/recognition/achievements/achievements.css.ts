import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, weight } = vars;

/**
 * Rows, then two columns, then points beside them, then one line. The widget measures its place, not the window; in
 * pixels, as the root of a partner's page may have any size.
 */
const medium = 'achievements (min-width: 416px)';
const wide = 'achievements (min-width: 640px)';
const widest = 'achievements (min-width: 960px)';

export const root = widgetStyle({ containerName: 'achievements', containerType: 'inline-size' });
/** The tint of the points ends where the card does. */
export const card = widgetStyle({ overflow: 'hidden' });
export const lists = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(13rem, max-content) minmax(0, 1fr)' } },
});

export const points = widgetStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  margin: 0,
  padding: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
  '@container': {
    [medium]: { padding: space[5] },
    [wide]: {
      alignItems: 'center',
      padding: space[6],
      borderBlockEnd: 'none',
      borderInlineEnd: `1px solid ${color.border}`,
    },
  },
});
/** Warm once there are some. */
export const earned = widgetStyle({ background: color.emberSurface, borderColor: color.emberBorder });
export const pointsFigure = widgetStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[1],
  minInlineSize: 0,
});
export const pointsLabel = widgetStyle({ color: color.textMuted, ...text('md') });
export const pointsValue = widgetStyle({
  margin: 0,
  color: color.textMuted,
  fontWeight: weight.strong,
  ...text('display'),
  selectors: { [`${earned} &`]: { color: color.emberText } },
});
export const trophy = widgetStyle({
  flexShrink: 0,
  color: color.textSubtle,
  selectors: { [`${earned} &`]: { color: color.emberText } },
});

export const rest = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  paddingInline: space[4],
  '@container': {
    [medium]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: space[5],
      padding: space[5],
    },
    [wide]: { alignContent: 'center', padding: space[6] },
  },
});
export const threes = widgetStyle({
  '@container': { [widest]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const fours = widgetStyle({
  '@container': { [widest]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const figure = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@container': {
    [medium]: {
      flexDirection: 'column-reverse',
      alignItems: 'flex-start',
      justifyContent: 'flex-end',
      gap: space[1],
      padding: 0,
      selectors: { '& + &': { borderBlockStart: 'none' } },
    },
  },
});
export const label = widgetStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  minInlineSize: 0,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  ...text('md'),
});
/** In the middle of the first line. */
export const icon = widgetStyle({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  blockSize: vars.line.md,
  color: color.textSubtle,
});
export const value = widgetStyle({
  margin: 0,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  ...text('lg'),
  '@container': { [medium]: text('xxl') },
});
