import { vars } from '@drawbridge/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({ display: 'grid', gap: space[6], fontFamily: vars.font.sans });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const stage = style({
  padding: space[6],
  overflowX: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.sunken,
});
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  border: 0,
  background: vars.color.canvas,
});
/** Of somebody else's site: its own paper, letters and width. */
export const blog = style({
  padding: space[8],
  background: '#fbf9f4',
  color: '#23211d',
  font: '17px/1.6 Georgia, serif',
});
export const blogTitle = style({ margin: 0, fontSize: '28px', fontWeight: 700, lineHeight: 1.2 });
export const platform = style({ border: '1px solid #c7cdd1', background: '#fff' });
export const platformBar = style({
  padding: space[3],
  background: '#2d3b45',
  color: '#fff',
  font: '14px/20px system-ui, sans-serif',
});
