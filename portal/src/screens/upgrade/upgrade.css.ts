import { text, vars } from '@drawbridge/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const plan = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const name = style({ margin: 0, ...text('xl') });
export const line = style({ margin: 0, color: color.textMuted });
export const list = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const entry = style({ display: 'flex', gap: space[2], alignItems: 'baseline' });
export const check = style({ flexShrink: 0, color: color.passText, transform: 'translateY(2px)' });
