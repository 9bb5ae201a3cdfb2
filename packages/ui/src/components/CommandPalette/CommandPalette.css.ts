import { keyframes } from '@vanilla-extract/css';
import { forcedOutline, hiddenVisually, media, text, truncate, uiStyle, vars } from '../../tokens/index.ts';

const { color, space } = vars;
const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

export const dialog = uiStyle({
  boxSizing: 'border-box',
  inlineSize: 'calc(100vw - 24px)',
  maxInlineSize: '600px',
  margin: '0 auto auto',
  marginBlockStart: 'min(14vh, 120px)',
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.raised,
  color: color.text,
  fontFamily: vars.font.sans,
  boxShadow: vars.shadow.popover,
  overflow: 'hidden',
  '@media': { [media.mobile]: { marginBlockStart: '12px' } },
  selectors: {
    '&[open]': { animation: `${drop} ${vars.motion.quick} ${vars.motion.ease}` },
    '&::backdrop': { background: color.scrim },
  },
});
export const frame = uiStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  maxBlockSize: 'min(60dvh, 520px)',
});
export const head = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
});
export const search = uiStyle({ color: color.textSubtle, flexShrink: 0 });
/** The whole dialog is the field's frame, so the field itself needs no ring of its own. */
export const input = uiStyle({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '52px',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: color.text,
  fontFamily: 'inherit',
  ...text('lg'),
  selectors: { '&::placeholder': { color: color.textMuted, opacity: 1 } },
});
export const list = uiStyle({ overflowY: 'auto', padding: space[2], minBlockSize: 0, outline: 'none' });
export const heading = uiStyle({
  margin: 0,
  paddingBlock: `${space[2]} ${space[1]}`,
  paddingInline: space[3],
  color: color.textMuted,
  fontWeight: vars.weight.medium,
  ...text('xs'),
});
export const option = uiStyle({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '40px',
  paddingInline: space[3],
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  ...text('md'),
  selectors: {
    '&[aria-selected="true"]': {
      background: color.primarySurface,
      outline: `1px solid ${color.primaryBorder}`,
      outlineOffset: '-1px',
      ...forcedOutline,
    },
  },
  '@media': { [media.mobile]: { minBlockSize: '44px' } },
});
export const end = uiStyle({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 });
export const note = uiStyle({
  ...truncate,
  maxInlineSize: '16rem',
  color: color.textMuted,
  ...text('sm'),
  '@media': { [media.mobile]: { maxInlineSize: '6.5rem' } },
});
/** A note about commands that are loading or unavailable. */
export const state = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
  ...text('sm'),
});
export const icon = uiStyle({ color: color.textMuted });
export const label = uiStyle(truncate);
export const mark = uiStyle({ color: color.primaryText, fontWeight: vars.weight.strong });
export const keys = uiStyle({ '@media': { [media.mobile]: { display: 'none' } } });
export const empty = uiStyle({
  margin: 0,
  paddingBlock: `${space[2]} ${space[6]}`,
  paddingInline: space[4],
  color: color.textMuted,
  textAlign: 'center',
  ...text('md'),
});
export const silent = uiStyle(hiddenVisually);
