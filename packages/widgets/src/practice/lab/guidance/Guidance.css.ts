import { focusRing, forcedOutline, text, transition, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const card = widgetStyle({
  maxInlineSize: '34rem',
  marginBlockEnd: space[5],
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.sunken,
  outline: 'none',
});
export const title = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('md') });
export const choices = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: space[3],
  marginBlock: space[3],
});
export const choice = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  margin: 0,
  padding: space[3],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: color.surface,
  color: color.text,
  fontFamily: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  transition: transition('border-color', 'background-color'),
  ...text('md'),
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.primary, background: color.hover },
    '&:focus-visible': focusRing,
    '&:disabled': { cursor: 'default', color: color.textMuted },
    '&[aria-pressed="true"]': {
      borderColor: color.primary,
      boxShadow: `inset 0 0 0 1px ${color.primary}`,
      ...forcedOutline,
    },
  },
});
export const name = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontWeight: vars.weight.strong,
});
export const current = widgetStyle({
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontWeight: vars.weight.regular,
  ...text('sm'),
});
export const detail = widgetStyle({ color: color.textMuted, ...text('sm') });
export const points = widgetStyle({
  marginBlockStart: 'auto',
  paddingBlockStart: space[1],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  ...text('sm'),
});
export const foot = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  margin: 0,
  color: color.textMuted,
  ...text('sm'),
});
export const fault = widgetStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  margin: 0,
  marginBlockEnd: space[3],
  color: color.failText,
  ...text('sm'),
});
export const withheld = widgetStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  maxInlineSize: '34rem',
  padding: space[4],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: vars.radius.lg,
});
export const words = widgetStyle({ margin: 0, color: color.textMuted, ...text('md'), lineHeight: '1.6' });
export const actions = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
