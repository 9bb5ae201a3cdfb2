import { vars, widgetStyle } from '@drawbridge/ui/tokens';

export const tabs = widgetStyle({ border: 0, marginInline: `calc(-1 * ${vars.space[2]})` });
export const panel = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
});
