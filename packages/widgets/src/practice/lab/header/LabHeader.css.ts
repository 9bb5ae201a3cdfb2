import { media, text, truncate, vars, widgetStyle, widgetVariants } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const header = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '48px',
  boxSizing: 'border-box',
  paddingBlock: space[1],
  paddingInline: space[2],
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.chrome,
  minInlineSize: 0,
});
export const titles = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  minInlineSize: 0,
  flexShrink: 1,
});
/** Two lines at most where it is narrow. */
export const title = widgetStyle({
  margin: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  // A long word is broken at a syllable, and only then anywhere.
  hyphens: 'auto',
  overflowWrap: 'break-word',
  fontWeight: vars.weight.strong,
  ...text('lg'),
  '@media': { [media.mobile]: { ...text('sm') } },
});
export const meta = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm'), ...truncate });
export const oneLine = widgetStyle({ flexShrink: 0, whiteSpace: 'nowrap' });
export const filler = widgetStyle({ flex: 1 });

export const save = widgetStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  flexShrink: 0,
  color: color.textMuted,
  ...text('sm'),
});
export const saveTone = widgetVariants({
  quiet: {},
  warn: { color: color.warnText },
});

export const conflict = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.warnBorder}`,
  background: color.warnSurface,
  color: color.warnText,
});
export const conflictWords = widgetStyle({ flex: '1 1 14rem', color: color.text });
