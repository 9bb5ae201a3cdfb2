import { media, text, uiStyle, vars } from '../../tokens/index.ts';

const { color, space } = vars;

export const bar = uiStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flexShrink: 0,
  boxSizing: 'border-box',
  minBlockSize: '64px',
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.chrome,
  color: color.text,
  fontFamily: vars.font.sans,
  '@media': { [media.tablet]: { paddingInline: space[5] } },
});
export const middle = uiStyle({ flex: 1, minInlineSize: 0 });
export const end = uiStyle({ display: 'flex', alignItems: 'center', gap: space[1], flexShrink: 0 });

export const footer = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
  paddingBlock: space[5],
  paddingInline: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
  fontFamily: vars.font.sans,
  ...text('sm'),
  '@media': { [media.tablet]: { paddingInline: space[6] }, [media.desktop]: { paddingInline: space[8] } },
});
export const note = uiStyle({ flex: 1, minInlineSize: 'fit-content' });
export const links = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const link = uiStyle({
  color: color.textMuted,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
});
