import { text, uiStyle, vars } from '../../tokens/index.ts';

const { color, space } = vars;

export const state = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  paddingBlock: space[12],
  paddingInline: space[6],
  color: color.text,
  fontFamily: vars.font.sans,
  textAlign: 'center',
});
/** Centered in the available window height, so that no large area below stays empty. */
export const page = uiStyle({ paddingBlock: 'clamp(48px, 16dvh, 168px)' });
export const compact = uiStyle({ paddingBlock: space[6] });
export const picture = uiStyle({
  inlineSize: 160,
  blockSize: 88,
  marginBlockEnd: space[3],
  color: color.textSubtle,
});
export const title = uiStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('lg') });
export const message = uiStyle({
  margin: 0,
  maxInlineSize: '46ch',
  color: color.textMuted,
  textWrap: 'balance',
  ...text('md'),
});
export const actions = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  marginBlockStart: space[4],
});
export const incident = uiStyle({ marginBlockStart: space[3], color: color.textSubtle, ...text('xs') });
export const incidentId = uiStyle({ fontFamily: vars.font.mono, userSelect: 'all' });
