import { vars } from '@drawbridge/ui/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  minBlockSize: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'center',
  padding: vars.space['6'],
});
