import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export const line = widgetStyle({
  margin: 0,
  display: 'flex',
  gap: vars.space['2'],
  alignItems: 'center',
  ...text('sm'),
  color: vars.color.textMuted,
  selectors: {
    '&[data-state="delivered"]': { color: vars.color.passText },
    '&[data-state="failed"]': { color: vars.color.warnText },
  },
});
