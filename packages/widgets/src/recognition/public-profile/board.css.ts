import { forcedOutline, media, text, truncate, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, radius, weight } = vars;

/** The column of a partner's page: what is left beside a picture would not show a name. */
const NARROW = 'screen and (max-width: 359.98px)';

export const head = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});
export const own = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[3]}`,
  margin: 0,
  color: color.textMuted,
  ...text('md'),
});
export const ownRank = widgetStyle({ color: color.text, fontWeight: weight.strong });
export const frame = widgetStyle({
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
});
export const table = widgetStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  ...text('md'),
});
const padding = {
  paddingBlock: space[3],
  paddingInline: space[4],
  '@media': { [media.mobile]: { paddingInline: space[3] } },
} as const;
export const columnHead = widgetStyle({
  ...padding,
  paddingBlock: space[2],
  background: color.sunken,
  color: color.textMuted,
  fontWeight: weight.medium,
  textAlign: 'start',
  ...text('sm'),
});
export const rankColumn = widgetStyle({
  inlineSize: '88px',
  '@media': { [media.mobile]: { inlineSize: '56px' } },
});
export const figureColumn = widgetStyle({
  inlineSize: '104px',
  textAlign: 'end',
  '@media': { [media.mobile]: { inlineSize: '84px' } },
});
/** Shown under the name instead. */
export const sideColumn = widgetStyle({ '@media': { [media.mobile]: { display: 'none' } } });
export const row = widgetStyle({
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&[aria-current]': { background: color.primarySurface, ...forcedOutline } },
});
export const cell = widgetStyle({ ...padding, fontWeight: weight.regular, textAlign: 'start' });
export const figure = widgetStyle({ textAlign: 'end' });
export const rank = widgetStyle({ color: color.textMuted });
export const points = widgetStyle({ fontWeight: weight.strong });
export const who = widgetStyle({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });
export const picture = widgetStyle({ '@media': { [NARROW]: { display: 'none' } } });
export const words = widgetStyle({ display: 'grid', minInlineSize: 0 });
export const nameLine = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
});
export const name = widgetStyle({
  ...truncate,
  color: color.text,
  fontWeight: weight.medium,
  textDecoration: 'none',
  borderRadius: radius.sm,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const facts = widgetStyle({
  display: 'none',
  flexWrap: 'wrap',
  columnGap: space[2],
  color: color.textMuted,
  ...text('sm'),
  '@media': { [media.mobile]: { display: 'flex' } },
});

export const badges = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  color: color.textMuted,
  ...text('sm'),
});
export const badge = widgetStyle({ flexShrink: 0, inlineSize: '20px', blockSize: '20px' });

/** The first three: more room, a larger figure, one ember line. Nothing else. */
export const topCell = widgetStyle({ paddingBlock: space[5] });
export const topRank = widgetStyle({
  boxShadow: `inset 3px 0 ${color.ember}`,
  color: color.emberText,
  fontWeight: weight.strong,
  ...text('xxl'),
});
export const topName = widgetStyle({ fontWeight: weight.strong, ...text('lg') });
export const topPoints = widgetStyle({ ...text('xl') });
/** The board continues below the last of them. */
export const afterTop = widgetStyle({ borderBlockStart: `2px solid ${color.border}` });

export const pages = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
});
export const pageOf = widgetStyle({
  minInlineSize: '9ch',
  textAlign: 'center',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('md'),
});
