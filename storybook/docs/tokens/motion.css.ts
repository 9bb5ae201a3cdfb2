import { text, uiStyle, vars } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const bar = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
  marginBlockEnd: space[5],
});
export const row = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 150px) minmax(180px, 1fr) minmax(160px, 240px) auto',
  alignItems: 'center',
  gap: space[5],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { '(max-width: 760px)': { gridTemplateColumns: '1fr auto' } },
});
export const name = uiStyle({ display: 'block', fontWeight: vars.weight.strong });
export const use = uiStyle({
  margin: 0,
  color: color.textMuted,
  ...text('sm'),
  '@media': { '(max-width: 760px)': { gridColumn: '1 / -1', gridRow: 2 } },
});
export const stage = uiStyle({
  display: 'grid',
  alignContent: 'center',
  gap: space[2],
  minBlockSize: '72px',
  '@media': { '(max-width: 760px)': { gridColumn: '1 / -1', gridRow: 3 } },
});
export const patch = uiStyle({
  justifySelf: 'start',
  padding: `${space[2]} ${space[4]}`,
  borderRadius: vars.radius.md,
  background: color.primary,
  color: color.onPrimary,
  transitionProperty: 'background-color, color',
  '@starting-style': { background: color.sunken, color: color.text },
});
export const panel = uiStyle({
  padding: space[3],
  borderRadius: vars.radius.md,
  border: `1px solid ${color.border}`,
  background: color.raised,
  boxShadow: vars.shadow.popover,
  transitionProperty: 'opacity, transform',
  '@starting-style': { opacity: 0, transform: 'translateY(8px)' },
});
export const track = uiStyle({
  position: 'relative',
  blockSize: '8px',
  borderRadius: vars.radius.full,
  background: color.sunken,
});
export const filled = uiStyle({
  blockSize: '100%',
  inlineSize: '70%',
  borderRadius: vars.radius.full,
  background: color.primary,
  transitionProperty: 'inline-size',
  '@starting-style': { inlineSize: 0 },
});
export const dot = uiStyle({
  position: 'absolute',
  insetBlockStart: '-4px',
  insetInlineStart: 'calc(100% - 16px)',
  inlineSize: '16px',
  blockSize: '16px',
  borderRadius: vars.radius.full,
  background: color.primary,
  transitionProperty: 'inset-inline-start',
  '@starting-style': { insetInlineStart: 0 },
});
export const other = uiStyle({ background: color.textMuted });
export const label = uiStyle({ color: color.textMuted, ...text('xs') });
