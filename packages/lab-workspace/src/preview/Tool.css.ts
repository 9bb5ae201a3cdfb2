import { focusRingInside, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { space } = vars;

/** A part of the preview that scrolls as a whole. */
export const view = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  blockSize: '100%',
  boxSizing: 'border-box',
  padding: space[4],
  overflow: 'auto',
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInside },
});
export const title = widgetStyle({
  margin: 0,
  marginBlockEnd: space[2],
  fontWeight: vars.weight.strong,
  ...text('md'),
});
