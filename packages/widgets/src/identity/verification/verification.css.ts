import { text as toText, vars } from '@drawbridge/ui/tokens';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });
export const text = style({ margin: 0 });
export const fault = style({
  margin: 0,
  marginBlockStart: vars.space[2],
  color: vars.color.failText,
  ...toText('sm'),
});
