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
  // A link in a text is as high as its line. Important, because the rule of the page for touch screens is in no layer.
  minBlockSize: '0 !important',
  minInlineSize: '0 !important',
  selectors: { '&:hover': { textDecorationThickness: '2px' }, '&:focus-visible': focusRing },
});
