import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export const end = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['3'],
  minBlockSize: '40px',
});
export const last = widgetStyle({
  margin: 0,
  textAlign: 'center',
  ...text('sm'),
  color: vars.color.textMuted,
});
