import { vars } from '@drawbridge/ui/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  minBlockSize: '100dvh',
  display: 'grid',
  alignItems: 'center',
  padding: vars.space['6'],
});
