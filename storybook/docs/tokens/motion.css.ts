import { text, uiStyle, vars } from '@drawbridge/ui/tokens';
import { keyframes } from '@vanilla-extract/css';

const { color, space } = vars;

const fill = keyframes({ from: { background: color.sunken, color: color.text } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const grow = keyframes({ from: { inlineSize: 0 } });
const run = keyframes({ from: { insetInlineStart: 0 } });

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
  animationName: fill,
  animationFillMode: 'both',
});
export const panel = uiStyle({
  padding: space[3],
  borderRadius: vars.radius.md,
  border: `1px solid ${color.border}`,
  background: color.raised,
  boxShadow: vars.shadow.popover,
  animationName: rise,
  animationFillMode: 'both',
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
  animationName: grow,
  animationFillMode: 'both',
});
export const dot = uiStyle({
  position: 'absolute',
  insetBlockStart: '-4px',
  insetInlineStart: 'calc(100% - 16px)',
  inlineSize: '16px',
  blockSize: '16px',
  borderRadius: vars.radius.full,
  background: color.primary,
  animationName: run,
  animationFillMode: 'both',
});
export const other = uiStyle({ background: color.textMuted });
export const label = uiStyle({ color: color.textMuted, ...text('xs') });
