import { uiStyle, vars } from '../../tokens/index.ts';

export const frame = uiStyle({ position: 'relative', display: 'flex', alignItems: 'center' });
export const select = uiStyle({
  appearance: 'none',
  paddingInlineEnd: '36px',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
});
export const arrow = uiStyle({
  position: 'absolute',
  insetInlineEnd: '10px',
  color: vars.color.textSubtle,
  pointerEvents: 'none',
});
