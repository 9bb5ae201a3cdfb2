import { forcedOutline, media, text, transition, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const filters = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});
export const search = widgetStyle({ flex: '1 1 15rem', minInlineSize: 0 });
export const chips = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': {
    [media.mobile]: {
      flexWrap: 'nowrap',
      inlineSize: '100%',
      overflowX: 'auto',
      padding: '3px',
      margin: '-3px',
    },
  },
});
export const selects = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: space[2],
  flex: '1 1 100%',
  minInlineSize: 0,
  // A phone has room for one row of them, which is swiped.
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(8.5rem, 1fr)',
      overflowX: 'auto',
      padding: '3px',
      margin: '-3px',
    },
  },
});

export const groups = widgetStyle({ display: 'grid', gap: space[8] });
export const group = widgetStyle({ display: 'grid', gap: space[3] });
export const groupTitle = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('lg') });
export const list = widgetStyle({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = widgetStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture words preview"',
  alignItems: 'start',
  columnGap: space[4],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.surface,
  transition: transition('border-color', 'background-color'),
  selectors: {
    '&:hover': { borderColor: color.borderStrong },
    '&[data-chosen="true"]': { borderColor: color.primary, background: color.primarySurface },
  },
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"words" "preview"',
    },
  },
});
/** Selected is told by the box, and here again. */
export const chosen = widgetStyle(forcedOutline);
/** Decoration, where there is room for it. */
export const picture = widgetStyle({
  gridArea: 'picture',
  borderRadius: vars.radius.md,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const words = widgetStyle({ gridArea: 'words', display: 'grid', gap: space[1], minInlineSize: 0 });
export const title = widgetStyle({ margin: 0, overflowWrap: 'anywhere', ...text('lg') });
/** The label covers the whole card. */
export const choice = widgetStyle({
  fontWeight: vars.weight.strong,
  ...text('lg'),
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
  },
});
export const facts = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  margin: 0,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
export const kind = widgetStyle({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
export const summary = widgetStyle({
  margin: 0,
  color: color.textMuted,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  ...text('md'),
});
/** Above the label that covers the card. */
export const preview = widgetStyle({
  gridArea: 'preview',
  justifySelf: 'start',
  position: 'relative',
  zIndex: 1,
  marginBlockStart: '-4px',
  '@media': { [media.mobile]: { marginBlock: `${space[1]} -8px`, marginInlineStart: '-12px' } },
});
