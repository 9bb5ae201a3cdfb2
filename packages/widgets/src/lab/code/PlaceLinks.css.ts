import { focusRing, vars, widgetStyle } from '@drawbridge/ui/tokens';

export const place = widgetStyle({
  display: 'inline',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: vars.color.primaryText,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationThickness: '2px' }, '&:focus-visible': focusRing },
});
