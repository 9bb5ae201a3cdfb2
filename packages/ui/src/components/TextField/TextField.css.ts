import { leftToRight, uiStyle, vars } from '../../tokens/index.ts';

export const frame = uiStyle({ position: 'relative', display: 'flex', alignItems: 'center' });
export const withStart = uiStyle({ paddingInlineStart: '38px' });
export const withEnd = uiStyle({ paddingInlineEnd: '42px' });
export const start = uiStyle({
  position: 'absolute',
  insetInlineStart: '12px',
  color: vars.color.textSubtle,
  pointerEvents: 'none',
});
export const end = uiStyle({ position: 'absolute', insetInlineEnd: '6px', display: 'flex' });
export const area = uiStyle({ resize: 'vertical', minBlockSize: '64px' });
export const mono = uiStyle({ fontFamily: vars.font.mono, ...leftToRight });
export const search = uiStyle({ selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } });
