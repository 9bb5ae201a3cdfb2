import { text, vars, widgetStyle, widgetVariants } from '@drawbridge/ui/tokens';

const { color } = vars;

export const status = widgetStyle({
  flexShrink: 0,
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  ...text('sm'),
});
export const statusTone = widgetVariants({
  neutral: { color: color.textMuted },
  good: { color: color.passText },
  odd: { color: color.warnText },
  bad: { color: color.failText },
});
