import { focusRing, hiddenVisually, media, uiGlobal, uiStyle, uiVariants, vars } from '../../tokens/index.ts';

const { color, space } = vars;

const TOP_BAR = '64px';

export const shell = uiStyle({
  vars: { '--drawbridge-sticky-top': TOP_BAR },
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minBlockSize: '100dvh',
  background: color.canvas,
  color: color.text,
  fontFamily: vars.font.sans,
});
// What gets the focus, or is the target of a link, is not left under the top bar. @see WCAG 2.4.11
uiGlobal(`:root:has(.${shell})`, { scrollPaddingBlockStart: TOP_BAR });
/** Always in the second column, also without a sidebar. */
export const column = uiStyle({
  gridColumn: 2,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});
/** Exactly as high as the window: the contents scroll in their own panes. */
export const columnFull = uiStyle({ blockSize: '100dvh', overflow: 'hidden' });
export const main = uiStyle({
  flex: 1,
  boxSizing: 'border-box',
  inlineSize: '100%',
  marginInline: 'auto',
  outline: 'none',
});
export const width = uiVariants({
  content: {
    maxInlineSize: `calc(${vars.width.content} + 2 * ${space[8]})`,
    padding: space[4],
    paddingBlock: `${space[6]} ${space[12]}`,
    '@media': {
      [media.tablet]: { padding: space[6], paddingBlockEnd: space[12] },
      [media.desktop]: { padding: space[8], paddingBlockEnd: space[16] },
    },
  },
  lesson: {
    maxInlineSize: `calc(${vars.width.lesson} + 2 * ${space[6]})`,
    padding: space[4],
    paddingBlockEnd: space[12],
    '@media': { [media.tablet]: { padding: space[6], paddingBlockEnd: space[16] } },
  },
  full: { display: 'flex', flexDirection: 'column', minBlockSize: 0, overflow: 'hidden' },
});
export const skip = uiStyle({
  ...hiddenVisually,
  selectors: {
    '&:focus': {
      position: 'fixed',
      insetBlockStart: space[3],
      insetInlineStart: space[3],
      zIndex: vars.z.toast,
      inlineSize: 'auto',
      blockSize: 'auto',
      margin: 0,
      padding: `${space[2]} ${space[4]}`,
      overflow: 'visible',
      clipPath: 'none',
      borderRadius: vars.radius.md,
      background: color.raised,
      color: color.primaryText,
      ...focusRing,
    },
  },
});

/** A timed lab or test runs: the links out are visible but inactive (SHELL-9). */
export const disabled = uiStyle({ opacity: 0.45, filter: 'grayscale(1)' });

/** Blurred beyond reading, and not scrollable. */
export const veiled = uiStyle({
  filter: 'blur(8px)',
  blockSize: '100dvh',
  overflow: 'hidden',
  userSelect: 'none',
});
