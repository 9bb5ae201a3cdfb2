import { media, vars } from '@drawbridge/ui/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  boxSizing: 'border-box',
  maxInlineSize: vars.width.content,
  marginInline: 'auto',
  padding: vars.space['6'],
  display: 'grid',
  gap: vars.space['6'],
  alignContent: 'start',
  '@media': { [media.mobile]: { padding: vars.space['4'] } },
});
/** The lab takes the whole frame. */
export const labPage = style({
  blockSize: '100dvh',
  minBlockSize: '480px',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
});
