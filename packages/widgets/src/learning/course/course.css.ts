import {
  focusRingInside,
  forcedOutline,
  media,
  stickyTop,
  text,
  vars,
  widgetStyle,
} from '@drawbridge/ui/tokens';

export const intro = widgetStyle({
  display: 'grid',
  gap: `${vars.space['3']} ${vars.space['8']}`,
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  '@media': {
    [media.belowDesktop]: {
      rowGap: vars.space['5'],
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
    },
  },
});
export const lead = widgetStyle({
  margin: 0,
  ...text('lg'),
  color: vars.color.textMuted,
  maxInlineSize: '68ch',
});
export const introTitle = widgetStyle({ margin: 0, ...text('display'), fontWeight: vars.weight.strong });
export const sectionTitle = widgetStyle({ margin: 0, ...text('xl'), fontWeight: vars.weight.strong });
/** Beside the title and the contents; between them where there is one column, so that the button needs no scrolling. */
export const aside = widgetStyle({
  position: 'sticky',
  insetBlockStart: stickyTop('24px'),
  gridColumn: 2,
  gridRow: '1 / span 2',
  '@media': { [media.belowDesktop]: { position: 'static', gridColumn: 1, gridRow: 'auto' } },
});
/** Only a strip where there is one column: the button stays near the title. */
export const introPicture = widgetStyle({
  '@media': { [media.belowDesktop]: { maxBlockSize: '6rem' } },
});
export const asideBody = widgetStyle({ padding: vars.space['5'], display: 'grid', gap: vars.space['4'] });
export const factList = widgetStyle({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  ...text('md'),
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto 1fr auto 1fr' },
    [media.desktop]: { gridTemplateColumns: 'auto 1fr' },
  },
});
export const factName = widgetStyle({ color: vars.color.textMuted });
export const factValue = widgetStyle({
  margin: 0,
  textAlign: 'end',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { textAlign: 'start' }, [media.desktop]: { textAlign: 'end' } },
});
/** A name is not broken at its hyphen where the next line has room for it. */
export const factPart = widgetStyle({ display: 'inline-block' });

export const outline = widgetStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: vars.space['5'],
});
export const outlineSubject = widgetStyle({ display: 'grid', gap: vars.space['2'] });
export const subjectTitle = widgetStyle({
  margin: 0,
  ...text('lg'),
  fontWeight: vars.weight.strong,
  display: 'flex',
  gap: vars.space['3'],
  alignItems: 'baseline',
});
export const subjectNumber = widgetStyle({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.regular,
});
export const itemList = widgetStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  overflow: 'hidden',
});
export const item = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  padding: `${vars.space['3']} ${vars.space['4']}`,
  ...text('md'),
  position: 'relative',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    '&:has(a, button):hover': { background: vars.color.hover },
    '&[data-state="current"]': {
      background: vars.color.primarySurface,
      boxShadow: `inset 3px 0 0 ${vars.color.primary}`,
      ...forcedOutline,
    },
    '[dir="rtl"] &[data-state="current"]': { boxShadow: `inset -3px 0 0 ${vars.color.primary}` },
  },
});
/** The link or button fills its row, so that the whole row opens the lesson while one name is spoken. */
export const openItem = widgetStyle({
  all: 'unset',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible::after': focusRingInside,
  },
});
/** No higher than the line it is in. */
export const here = widgetStyle({
  marginInlineStart: vars.space['2'],
  marginBlock: '-4px',
  verticalAlign: 'middle',
});
export const locked = widgetStyle({ margin: 0, ...text('md'), color: vars.color.textMuted });
export const closed = widgetStyle({ color: vars.color.text, fontWeight: vars.weight.medium });
export const itemIcon = widgetStyle({ color: vars.color.textMuted, display: 'inline-flex' });
export const itemDone = widgetStyle({ color: vars.color.passText, display: 'inline-flex' });
export const itemTitle = widgetStyle({ flexGrow: 1, minInlineSize: 0 });
export const itemMeta = widgetStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  ...text('sm'),
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const included = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
  margin: 0,
});
