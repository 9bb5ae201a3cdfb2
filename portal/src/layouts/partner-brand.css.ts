import { text, vars } from '@drawbridge/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Over the upper edge of the page, which leaves room for it. */
export const bar = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  paddingBlock: vars.space['2'],
  paddingInline: vars.space['6'],
  ...text('sm'),
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  background: vars.color.primary,
  color: vars.color.onPrimary,
});
