import { vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const list = widgetStyle({ margin: 0 });
export const row = widgetStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const keys = widgetStyle({ display: 'flex', gap: space[3], margin: 0, flexShrink: 0 });
export const chord = widgetStyle({ display: 'inline-flex', gap: space[1] });
