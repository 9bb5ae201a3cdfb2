import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

/** Beside each other from here on; it measures its place, not the window. */
export const beside = 'review (min-width: 56rem)';

export const root = widgetStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '26rem',
  background: color.canvas,
  color: color.text,
  fontFamily: vars.font.sans,
  fontVariantLigatures: 'none',
  containerName: 'review',
  containerType: 'inline-size',
  ...text('md'),
});
export const whole = widgetStyle({ blockSize: '100%', display: 'grid', alignContent: 'center' });
export const header = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.chrome,
});
export const titles = widgetStyle({ flex: '1 1 12rem', minInlineSize: 0 });
export const title = widgetStyle({
  margin: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  ...text('lg'),
});
export const subtitle = widgetStyle({
  margin: 0,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  ...text('sm'),
});
export const score = widgetStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  margin: 0,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...text('lg'),
});
export const scoreTerm = widgetStyle({
  color: color.textMuted,
  fontWeight: vars.weight.regular,
  ...text('sm'),
});
export const body = widgetStyle({
  minBlockSize: 0,
  overflow: 'auto',
  '@container': {
    [beside]: {
      display: 'grid',
      gridTemplateColumns: '20rem minmax(0, 1fr)',
      overflow: 'hidden',
    },
  },
});
export const loading = widgetStyle({ display: 'grid', gap: space[4], padding: space[4] });
export const loadingBody = widgetStyle({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
});
