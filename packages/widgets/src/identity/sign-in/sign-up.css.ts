import { vars, widgetStyle } from '@drawbridge/ui/tokens';

/** Two short fields beside each other where there is room. */
export const pair = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  alignItems: 'start',
  gap: vars.space['4'],
});
