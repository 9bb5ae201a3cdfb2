import { media, text, uiStyle, vars } from '../../tokens/index.ts';

const { color, space } = vars;

export const header = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[4],
  color: color.text,
  fontFamily: vars.font.sans,
});
export const words = uiStyle({ flex: '1 1 280px', minInlineSize: 0 });
export const eyebrow = uiStyle({
  marginBlockEnd: space[1],
  color: color.textMuted,
  fontWeight: vars.weight.medium,
  ...text('sm'),
});
export const title = uiStyle({
  margin: 0,
  fontWeight: vars.weight.strong,
  textWrap: 'balance',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  ...text('xxl'),
  '@media': { [media.desktop]: text('display') },
});
export const description = uiStyle({
  margin: 0,
  marginBlockStart: space[2],
  maxInlineSize: '68ch',
  color: color.textMuted,
  ...text('lg'),
});
export const actions = uiStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
