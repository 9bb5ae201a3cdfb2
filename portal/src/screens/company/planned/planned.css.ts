import { media, text, vars } from '@drawbridge/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const card = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const picture = style({
  display: 'none',
  paddingInlineEnd: space[6],
  '@media': { [media.desktop]: { display: 'block' } },
});
export const words = style({ display: 'grid', gap: space[5], justifyItems: 'start' });
export const heading = style({ margin: 0, fontWeight: vars.weight.strong, ...text('xl') });
export const list = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.textMuted,
  ...text('lg'),
});
export const entry = style({ display: 'flex', gap: space[3], alignItems: 'baseline' });
export const mark = style({ flexShrink: 0, color: color.primaryText, transform: 'translateY(2px)' });
