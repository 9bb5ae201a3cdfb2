import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const body = widgetStyle({ display: 'flex', flexDirection: 'column', gap: space[5] });
export const section = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minInlineSize: 0,
});
export const sectionTitle = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('md') });
export const preview = widgetStyle({
  padding: space[3],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  // It is not what the link would show now.
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
});
export const buttons = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const none = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm') });
export const links = widgetStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const link = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${color.border}`,
});
export const linkWords = widgetStyle({ minInlineSize: 0, overflowWrap: 'anywhere', ...text('sm') });
export const until = widgetStyle({ color: color.textMuted });
