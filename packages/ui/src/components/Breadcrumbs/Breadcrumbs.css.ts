import { focusRing, media, text, truncate, uiStyle, vars } from '../../tokens/index.ts';

export const list = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.textMuted,
  fontFamily: vars.font.sans,
  ...text('md'),
});
export const crumb = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  // The last one, the current page, is truncated last.
  flexShrink: 2,
  selectors: {
    '&:last-child': { flexShrink: 1, color: vars.color.text, fontWeight: vars.weight.medium },
  },
  // A phone has space only for the parent page, the way back. The page's own name is its heading.
  '@media': {
    [media.mobile]: { selectors: { '&:not(:only-child):not(:nth-last-child(2))': { display: 'none' } } },
  },
});
/** Also for the last one. */
export const short = uiStyle({ selectors: { [`${crumb}&`]: { flexShrink: 0 } } });
export const back = uiStyle({
  display: 'none',
  '@media': { [media.mobile]: { display: 'block' } },
});
export const words = uiStyle({ ...truncate, minInlineSize: '3ch' });
export const link = uiStyle({
  ...truncate,
  minInlineSize: '3ch',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.sm,
  selectors: {
    '&:hover': { color: vars.color.text, textDecoration: 'underline' },
    '&:focus-visible': focusRing,
  },
});
export const divider = uiStyle({
  color: vars.color.textSubtle,
  '@media': { [media.mobile]: { display: 'none' } },
});
