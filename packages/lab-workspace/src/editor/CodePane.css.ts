import { focusRingInside, forcedFill, leftToRight, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const editorMount = widgetStyle({
  blockSize: '100%',
  minBlockSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
});
/** The tree of files beside the editor, or the editor alone. */
export const body = widgetStyle({ display: 'flex', minBlockSize: 0, minInlineSize: 0 });
export const column = widgetStyle({
  flex: '0 0 12.5rem',
  minInlineSize: 0,
  overflow: 'auto',
  borderInlineEnd: `1px solid ${color.border}`,
  background: color.chrome,
});
export const pane = widgetStyle({ gridTemplateRows: 'auto minmax(0, 1fr) auto' });
export const editor = widgetStyle({
  flex: 1,
  minBlockSize: 0,
  minInlineSize: 0,
  display: 'grid',
  position: 'relative',
});
export const loading = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[4],
});
export const foot = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: '32px',
  paddingInline: space[3],
  borderBlockStart: `1px solid ${color.border}`,
  background: color.chrome,
  color: color.textMuted,
  ...text('xs'),
});
/** What is about keys has no place on a device without them. */
export const forKeys = widgetStyle({ '@media': { '(pointer: coarse)': { display: 'none' } } });
export const fault = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.failText,
  textAlign: 'start',
  cursor: 'pointer',
  ...text('xs'),
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': focusRingInside },
});
export const faultIcon = widgetStyle({ flexShrink: 0 });
export const faultText = widgetStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const hint = widgetStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  '@media': { '(pointer: coarse)': { display: 'none' } },
  selectors: { '&[hidden]': { display: 'none' } },
});

export const tabs = widgetStyle({
  display: 'flex',
  alignSelf: 'stretch',
  flex: 1,
  minInlineSize: 0,
  overflowX: 'auto',
  // As on other tabs: where a scrollbar takes room, it would push the code down.
  scrollbarWidth: 'none',
  marginInlineStart: `calc(-1 * ${space[3]})`,
});
export const tab = widgetStyle({
  ...leftToRight,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  flexShrink: 0,
  margin: 0,
  paddingInline: space[3],
  minBlockSize: '40px',
  border: 0,
  borderInlineEnd: `1px solid ${color.border}`,
  background: 'transparent',
  color: color.textMuted,
  fontFamily: vars.font.mono,
  cursor: 'pointer',
  ...text('sm'),
  selectors: {
    '&:hover': { color: color.text, background: color.hover },
    '&:focus-visible': focusRingInside,
    '&[aria-selected="true"]': {
      background: color.surface,
      color: color.text,
      boxShadow: `inset 0 2px 0 ${color.primary}`,
      ...forcedFill('inside'),
    },
  },
});
/** Marks a changed file; a hidden text beside it says the same to screen readers. */
export const dot = widgetStyle({
  inlineSize: '7px',
  blockSize: '7px',
  borderRadius: vars.radius.full,
  background: color.primaryText,
});
export const fileButton = widgetStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: '32px',
  margin: 0,
  paddingInline: space[2],
  border: 0,
  borderRadius: vars.radius.md,
  background: 'transparent',
  color: color.text,
  fontFamily: vars.font.mono,
  cursor: 'pointer',
  ...text('sm'),
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
  selectors: { '&:hover': { background: color.hover }, '&:focus-visible': focusRingInside },
});
export const filePath = widgetStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const fileFolder = widgetStyle({ color: color.textMuted });
export const fileChevron = widgetStyle({
  flexShrink: 0,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});
export const lock = widgetStyle({ color: color.textSubtle });
