import { focusRing, text, truncate, vars } from '@drawbridge/ui/tokens';
import { style } from '@vanilla-extract/css';

export const trigger = style({
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  cursor: 'pointer',
  display: 'inline-flex',
  selectors: { '&:focus-visible': focusRing },
});
export const person = style({ display: 'grid', minInlineSize: 0 });
export const name = style({ ...text('md'), fontWeight: vars.weight.strong, ...truncate });
export const email = style({ ...text('sm'), color: vars.color.textMuted, ...truncate });
