import { focusRingInside, forcedOutline, text, vars, widgetStyle } from '@drawbridge/ui/tokens';
import { beside } from './AttemptReview.css.ts';

const { color, space } = vars;

export const frame = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.surface,
  '@container': {
    [beside]: { borderBlockEnd: 0, borderInlineEnd: `1px solid ${color.border}` },
  },
});
export const list = widgetStyle({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  maxBlockSize: '15rem',
  margin: 0,
  paddingBlock: space[2],
  paddingInline: 0,
  overflow: 'auto',
  listStyle: 'none',
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInside },
  '@container': { [beside]: { maxBlockSize: 'none' } },
});
export const step = widgetStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: space[4],
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-selected="true"]': {
      background: color.primarySurface,
      boxShadow: `inset 3px 0 0 ${color.primary}`,
      ...forcedOutline,
    },
    // The line from one mark to the next.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(${space[4]} + 11.5px)`,
      insetBlockStart: '34px',
      insetBlockEnd: '-6px',
      inlineSize: '1px',
      background: color.borderStrong,
    },
  },
});
export const mark = widgetStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  color: color.textMuted,
  selectors: {
    '&[data-kind="submission"]': {
      borderColor: color.primaryBorder,
      background: color.primarySurface,
      color: color.primaryText,
    },
    '&[data-kind="breach"]': {
      borderColor: color.emberBorder,
      background: color.emberSurface,
      color: color.emberText,
    },
    '&[data-kind="hint"]': {
      borderColor: color.warnBorder,
      background: color.warnSurface,
      color: color.warnText,
    },
  },
});
export const words = widgetStyle({ display: 'grid', minInlineSize: 0 });
export const stepText = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minBlockSize: '24px',
  overflowWrap: 'anywhere',
});
export const when = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
export const zone = widgetStyle({
  margin: 0,
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
  ...text('sm'),
});
