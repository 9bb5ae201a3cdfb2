import { focusRingInside, hiddenVisually, text, vars, widgetStyle } from '@drawbridge/ui/tokens';
import { globalStyle } from '@vanilla-extract/css';

const { color, space } = vars;

/** An on-screen keyboard leaves little of the page: its bars are hidden then, so that lines of code fit. */
const WHILE_TYPING = '(pointer: coarse) and (max-height: 480px)';
/** Without a height, but still in its row of the grid. */
const collapsed = { blockSize: 0, overflow: 'hidden', visibility: 'hidden' } as const;

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
  overflow: 'hidden',
  // Ligatures would hide the characters of code, headers and statements.
  fontVariantLigatures: 'none',
  ...text('md'),
  '@media': { [WHILE_TYPING]: { selectors: { '&:has(.cm-focused)': { minBlockSize: 0 } } } },
});
/** Above the panes. */
export const bars = widgetStyle({
  '@media': {
    [WHILE_TYPING]: { selectors: { [`${root}:has(.cm-focused) > &`]: collapsed } },
  },
});
export const main = widgetStyle({
  position: 'relative',
  minBlockSize: 0,
  minInlineSize: 0,
  display: 'grid',
  // The panes behind a maximized one take no focus and are not read.
  selectors: { '&[data-maximized]': { visibility: 'hidden' } },
});
export const tabbed = widgetStyle({
  minBlockSize: 0,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const tabBar = widgetStyle({
  background: color.chrome,
  paddingInline: space[1],
  '@media': {
    [WHILE_TYPING]: { selectors: { [`${root}:has(.cm-focused) &`]: collapsed } },
  },
});
export const tabPanel = widgetStyle({ minBlockSize: 0, selectors: { '&[hidden]': { display: 'none' } } });

/** A pane: a head of fixed height over a body that scrolls. */
export const pane = widgetStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: 0,
  outline: 'none',
  background: color.surface,
  selectors: { '&:focus-visible': focusRingInside },
});
export const paneBare = widgetStyle({ gridTemplateRows: 'minmax(0, 1fr)' });
export const paneMaximized = widgetStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  visibility: 'visible',
});
/** The pane that the tour explains. */
export const paneExplained = widgetStyle({
  outline: `2px solid ${color.primary}`,
  outlineOffset: '-2px',
  position: 'relative',
});
export const paneHead = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '40px',
  paddingInline: `${space[3]} ${space[2]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.chrome,
  minInlineSize: 0,
});
/** What a pane puts in its head, before the button of every pane. */
export const paneHeadBody = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: space[2],
  flex: 1,
  minInlineSize: 0,
});
export const paneTitle = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('md') });
export const grow = widgetStyle({ flex: 1, minInlineSize: 0 });
export const scroll = widgetStyle({
  minBlockSize: 0,
  overflow: 'auto',
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInside },
});
export const whole = widgetStyle({
  boxSizing: 'border-box',
  padding: space[4],
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  overflow: 'auto',
});
export const hidden = widgetStyle(hiddenVisually);
export const muted = widgetStyle({ color: color.textMuted, ...text('sm') });
export const empty = widgetStyle({ margin: 0, padding: space[5], color: color.textMuted, ...text('md') });
export const mono = widgetStyle({ fontFamily: vars.font.mono, ...text('sm') });
/** Text from the lab, unchanged; long lines break. */
export const raw = widgetStyle({
  direction: 'ltr',
  margin: 0,
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.sm,
  background: color.sunken,
  color: color.text,
  fontFamily: vars.font.mono,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxBlockSize: '20rem',
  overflow: 'auto',
  ...text('sm'),
  selectors: { '&:focus-visible': focusRingInside },
});
export const deferredSkeleton = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[4],
});
/** A grid that one child fills. */
export const stacked = widgetStyle({
  position: 'relative',
  display: 'grid',
  minBlockSize: 0,
  minInlineSize: 0,
});

/** Touch targets are 44 px high. */
globalStyle(`.${root} :is(button, summary, input, select, a[class], [role='tab'])`, {
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
});
globalStyle(`.${root} button:has(> svg:only-child)`, {
  '@media': { '(pointer: coarse)': { minInlineSize: '44px' } },
});
