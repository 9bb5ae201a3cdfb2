import { toneBorder, toneSurface, toneText } from '../../foundation/tone.css.ts';
import { text, uiStyle, vars } from '../../tokens/index.ts';

export const callout = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  boxSizing: 'border-box',
  padding: vars.space[4],
  border: `1px solid ${toneBorder}`,
  borderRadius: vars.radius.md,
  background: toneSurface,
  color: vars.color.text,
  fontFamily: vars.font.sans,
  ...text('md'),
});
export const icon = uiStyle({ marginBlockStart: '1px', color: toneText });
export const body = uiStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'break-word' });
export const title = uiStyle({ display: 'block', marginBlockEnd: '2px', fontWeight: vars.weight.strong });
export const actions = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: vars.space[3],
});
export const dismiss = uiStyle({ margin: '-4px' });
