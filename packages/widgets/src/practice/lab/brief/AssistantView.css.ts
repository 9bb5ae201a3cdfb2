import { focusRingInside, vars, widgetStyle } from '@drawbridge/ui/tokens';

export const container = widgetStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  minBlockSize: 0,
});
export const view = widgetStyle({
  overflow: 'auto',
  padding: vars.space[4],
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInside },
});
