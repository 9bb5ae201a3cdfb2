import { vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const head = widgetStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minBlockSize: '56px',
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.chrome,
});
export const panes = widgetStyle({ display: 'flex', minBlockSize: 0, overflow: 'hidden' });
export const pane = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  flex: '2 1 320px',
  padding: space[5],
  background: color.surface,
  borderInlineEnd: `1px solid ${color.border}`,
  selectors: { '&[data-skeleton="steps"]': { flex: '1 1 260px' } },
});
