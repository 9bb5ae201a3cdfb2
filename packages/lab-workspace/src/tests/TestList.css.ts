import {
  focusRingInside,
  leftToRightLine,
  media,
  text,
  transition,
  vars,
  widgetStyle,
} from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const failed = widgetStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: color.failText,
});
export const list = widgetStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const row = widgetStyle({
  borderBlockEnd: `1px solid ${color.border}`,
  transition: transition('background-color'),
});
export const details = widgetStyle({});
export const line = widgetStyle({
  display: 'flex',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: space[3],
  listStyle: 'none',
  // A phone has no room for state and text side by side: the text is below the state.
  '@media': {
    [media.mobile]: { display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr) auto', alignItems: 'start' },
  },
  selectors: {
    'summary&': { cursor: 'pointer' },
    'summary&:hover': { background: color.hover },
    'summary&:focus-visible': focusRingInside,
    '&::-webkit-details-marker': { display: 'none' },
  },
});
export const chevron = widgetStyle({
  flexShrink: 0,
  marginBlockStart: '3px',
  color: color.textMuted,
  transition: transition('rotate'),
  selectors: { [`${details}[open] > summary &`]: { rotate: '90deg' } },
});
export const noChevron = widgetStyle({ inlineSize: '16px', flexShrink: 0 });
export const pill = widgetStyle({ flexShrink: 0, minInlineSize: '7.75rem' });
export const words = widgetStyle({
  '@media': { [media.mobile]: { gridColumn: '2 / -1', gridRow: 2 } },
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 14rem',
  minInlineSize: 0,
});
export const title = widgetStyle({ overflowWrap: 'anywhere', ...text('md'), lineHeight: '1.5rem' });
export const message = widgetStyle({
  color: color.textMuted,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  ...text('sm'),
});
export const fault = widgetStyle({
  margin: space[3],
  padding: space[3],
  border: `1px solid ${color.failBorder}`,
  borderRadius: vars.radius.md,
  background: color.failSurface,
});
export const faultTitle = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  color: color.failText,
  fontWeight: vars.weight.strong,
});
export const faultText = widgetStyle({
  margin: 0,
  marginBlockStart: space[1],
  color: color.text,
  fontFamily: vars.font.mono,
  ...leftToRightLine,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  ...text('sm'),
});
