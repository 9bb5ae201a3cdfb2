import { uiStyle, vars } from '@drawbridge/ui/tokens';

const { space } = vars;

export const page = uiStyle({ display: 'grid', gap: space[6], fontFamily: vars.font.sans });
export const choices = uiStyle({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const stage = uiStyle({
  padding: space[6],
  overflowX: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.sunken,
});
export const frame = uiStyle({
  display: 'block',
  inlineSize: '100%',
  border: 0,
  background: vars.color.canvas,
});
/** Of somebody else's site: its own paper, letters and width. */
export const blog = uiStyle({
  padding: space[8],
  background: '#fbf9f4',
  color: '#23211d',
  font: '17px/1.6 Georgia, serif',
});
export const blogTitle = uiStyle({ margin: 0, fontSize: '28px', fontWeight: 700, lineHeight: 1.2 });
export const platform = uiStyle({ border: '1px solid #c7cdd1', background: '#fff' });
export const platformBar = uiStyle({
  padding: space[3],
  background: '#2d3b45',
  color: '#fff',
  font: '14px/20px system-ui, sans-serif',
});
