import { media, vars } from '@drawbridge/ui/tokens';
import { style } from '@vanilla-extract/css';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 40rem) auto',
  alignItems: 'center',
  justifyContent: 'start',
  gap: vars.space['3'],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
