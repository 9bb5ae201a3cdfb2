import { vars } from '@drawbridge/ui/tokens';
import { style } from '@vanilla-extract/css';

export const preview = style({
  display: 'block',
  inlineSize: '100%',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.canvas,
});
