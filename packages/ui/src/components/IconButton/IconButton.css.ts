import { forcedFill, uiStyle, uiVariants } from '../../tokens/index.ts';

export const square = uiStyle({
  padding: 0,
  flexShrink: 0,
  selectors: { '&[aria-pressed="true"]': forcedFill('outside') },
});
export const size = uiVariants({
  sm: { inlineSize: '28px', minBlockSize: '28px' },
  md: { inlineSize: '36px', minBlockSize: '36px' },
  lg: { inlineSize: '44px', minBlockSize: '44px' },
});
