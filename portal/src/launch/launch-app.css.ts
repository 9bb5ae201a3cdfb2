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
/** The platform around the page has said whose tool it is: on a phone the row is for the ways on. */
export const barLogo = style({ display: 'flex', '@media': { [media.mobile]: { display: 'none' } } });
/** Beside each other where there is room, below the row on a phone. */
export const barLine = style({
  marginInlineStart: 'auto',
  '@media': { [media.mobile]: { order: 1, flexBasis: '100%', marginInlineStart: 0 } },
});
/** The ways on, at the end of the row; on a phone they fill it. */
export const barWays = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  '@media': { [media.mobile]: { flex: '1 1 auto', justifyContent: 'space-between' } },
});
