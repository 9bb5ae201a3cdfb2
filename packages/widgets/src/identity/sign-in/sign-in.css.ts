import { focusRing, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

/** A minor action: a button that looks like a link. */
export const smallLink = widgetStyle({
  justifySelf: 'center',
  alignSelf: 'center',
  padding: `${vars.space['1']} ${vars.space['2']}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: vars.color.primaryText,
  font: 'inherit',
  ...text('md'),
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing,
    '&:disabled': { color: vars.color.textMuted, textDecoration: 'none', cursor: 'default' },
  },
});
/** Belongs to the field above it. */
export const fieldLink = widgetStyle({ justifySelf: 'end', alignSelf: 'end', ...text('md') });
export const divider = widgetStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space['3'],
  ...text('sm'),
  color: vars.color.textMuted,
  selectors: {
    '&::before, &::after': { content: '""', borderBlockStart: `1px solid ${vars.color.border}` },
  },
});
