import { createVar } from '@vanilla-extract/css';
import { forcedBar, forcedLine, transition, uiStyle, uiVariants, vars } from '../../tokens/index.ts';

const share = createVar();
/** Percent of the first pane, set in a style attribute. */
export const shareName = share.slice('var('.length, -1);

export const splitter = uiStyle({ display: 'grid', minInlineSize: 0, minBlockSize: 0, blockSize: '100%' });
export const orientation = uiVariants({
  horizontal: {
    gridTemplateColumns: `minmax(0, ${share}) 9px minmax(0, 1fr)`,
    gridTemplateRows: 'minmax(0, 1fr)',
  },
  vertical: {
    gridTemplateRows: `minmax(0, ${share}) 9px minmax(0, 1fr)`,
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
});
export const folded = uiVariants({
  horizontal: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  vertical: { gridTemplateRows: 'minmax(0, 1fr) auto' },
});
export const pane = uiStyle({ minInlineSize: 0, minBlockSize: 0, overflow: 'auto' });
export const handle = uiStyle({
  position: 'relative',
  zIndex: 1,
  touchAction: 'none',
  outline: 'none',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      background: vars.color.border,
      ...forcedLine,
      transition: transition('background-color'),
    },
    '&:hover::before, &[data-dragging]::before': { background: vars.color.primary, ...forcedBar },
    '&:focus-visible::before': { background: vars.color.focus, ...forcedBar },
  },
});
export const handleLook = uiVariants({
  horizontal: {
    cursor: 'col-resize',
    selectors: {
      '&::before': { insetBlock: 0, insetInlineStart: '4px', inlineSize: '1px' },
      '&:is(:hover, :focus-visible, [data-dragging])::before': { insetInlineStart: '3px', inlineSize: '3px' },
    },
  },
  vertical: {
    cursor: 'row-resize',
    selectors: {
      '&::before': { insetInline: 0, insetBlockStart: '4px', blockSize: '1px' },
      '&:is(:hover, :focus-visible, [data-dragging])::before': { insetBlockStart: '3px', blockSize: '3px' },
    },
  },
});
