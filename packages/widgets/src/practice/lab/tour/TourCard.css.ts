import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export const card = widgetStyle({ marginBlockEnd: vars.space[4], maxInlineSize: '34rem' });
export const place = widgetStyle({
  alignSelf: 'center',
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
