import { media, vars } from '@drawbridge/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

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
/** The lab takes the whole frame, below the notices of its launch. */
export const labPage = style({
  blockSize: '100dvh',
  minBlockSize: '480px',
  display: 'flex',
  flexDirection: 'column',
});
globalStyle(`${labPage} > :last-child`, { flex: '1 1 0', minBlockSize: 0 });

/** The row above a list or a course. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  justifyContent: 'space-between',
});
