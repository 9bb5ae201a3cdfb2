import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export const line = widgetStyle({
  margin: 0,
  display: 'flex',
  gap: vars.space['2'],
  alignItems: 'flex-start',
  ...text('sm'),
  color: vars.color.textMuted,
  selectors: {
    '&[data-state="delivered"]': { color: vars.color.passText },
    '&[data-state="failed"]': { color: vars.color.warnText },
  },
});

/** Beside the first line of a text that may take several. */
export const icon = widgetStyle({ display: 'flex', flexShrink: 0, height: '1.5em', alignItems: 'center' });
