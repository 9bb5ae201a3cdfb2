import { leftToRight, media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';
import { globalStyle } from '@vanilla-extract/css';

const { color, space } = vars;

export const timeline = widgetStyle({
  margin: 0,
  paddingBlock: `${space[1]} ${space[3]}`,
  paddingInline: `${space[10]} ${space[3]}`,
  listStyle: 'none',
});
/** A dot on a line; the line ends at the last entry. */
export const stop = widgetStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  paddingBlockEnd: space[3],
  paddingInlineStart: space[5],
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '6px',
      inlineSize: '9px',
      blockSize: '9px',
      boxSizing: 'border-box',
      border: `2px solid ${color.primary}`,
      borderRadius: vars.radius.full,
      background: color.surface,
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '4px',
      insetBlock: '18px -4px',
      inlineSize: '1px',
      background: color.borderStrong,
    },
  },
});
export const request = widgetStyle({ margin: 0, fontFamily: vars.font.mono, ...text('sm') });
export const url = widgetStyle({ overflowWrap: 'anywhere', ...leftToRight });
export const body = widgetStyle({
  margin: 0,
  paddingBlock: space[1],
  paddingInline: space[2],
  borderRadius: vars.radius.sm,
  background: color.sunken,
  fontFamily: vars.font.mono,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  ...text('sm'),
});
export const response = widgetStyle({
  color: color.textMuted,
  cursor: 'pointer',
  ...text('sm'),
});
/** What was left out because of a limit. */
export const more = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm') });
export const loading = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingBlock: `${space[1]} ${space[3]}`,
  paddingInline: `${space[10]} ${space[3]}`,
});
export const end = widgetStyle({ paddingBlockEnd: 0 });
export const endGood = widgetStyle({
  color: color.passText,
  selectors: { '&::before': { borderColor: color.pass, background: color.pass } },
});
export const endBad = widgetStyle({
  color: color.failText,
  selectors: { '&::before': { borderColor: color.fail, background: color.fail } },
});
export const endWords = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  margin: 0,
  fontWeight: vars.weight.strong,
  ...text('sm'),
});
export const message = widgetStyle({
  margin: 0,
  color: color.text,
  overflowWrap: 'anywhere',
  ...text('sm'),
});

/** Side by side if both have room. */
export const compare = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: space[3],
  padding: `${space[2]} ${space[3]} ${space[3]} ${space[10]}`,
});
export const side = widgetStyle({
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.surface,
});
export const sideTitle = widgetStyle({
  margin: 0,
  paddingBlock: space[2],
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.textMuted,
  fontWeight: vars.weight.medium,
  ...text('sm'),
});
globalStyle(`.${side} > .${timeline}, .${side} > .${loading}`, { padding: space[3] });

export const filmBar = widgetStyle({
  paddingBlock: `${space[1]} ${space[2]}`,
  paddingInline: `${space[10]} ${space[3]}`,
  '@media': { [media.mobile]: { paddingInlineStart: space[3] } },
});
export const filmNote = widgetStyle({
  margin: 0,
  paddingInline: space[3],
  color: color.textMuted,
  ...text('sm'),
});
