import { focusRing, forcedOutline, text, transition, uiStyle, uiVariants, vars } from '../../tokens/index.ts';

const { color, space } = vars;

/** Label and control of one choice. */
export const choice = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  color: color.text,
  fontFamily: vars.font.sans,
  cursor: 'pointer',
  ...text('md'),
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.textSubtle } },
});
export const box = uiStyle({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  boxSizing: 'border-box',
  inlineSize: '18px',
  blockSize: '18px',
  // In the middle of the first line of the label, whatever its size.
  font: 'inherit',
  margin: 'calc((1lh - 18px) / 2) 0',
  border: `1px solid ${color.borderStrong}`,
  background: color.surface,
  color: color.onPrimary,
  cursor: 'inherit',
  transition: transition('background-color', 'border-color'),
  selectors: {
    '&:focus-visible': focusRing,
    '&:hover:not(:disabled)': { borderColor: color.primaryText },
    '&:checked, &[type="checkbox"]:indeterminate': {
      background: color.primary,
      borderColor: color.primary,
    },
    '&:disabled': { opacity: 0.55 },
    '&[aria-invalid="true"]': { borderColor: color.fail },
    '&::before': {
      content: '""',
      background: 'currentcolor',
      transform: 'scale(0)',
      transition: transition('transform'),
    },
    '&:checked::before, &[type="checkbox"]:indeterminate::before': { transform: 'scale(1)' },
  },
  // Custom-drawn boxes disappear with forced colors.
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
export const square = uiStyle({
  borderRadius: vars.radius.sm,
  selectors: {
    '&::before': {
      inlineSize: '12px',
      blockSize: '12px',
      clipPath: 'polygon(14% 47%, 4% 58%, 38% 90%, 97% 22%, 85% 12%, 37% 68%)',
    },
    '&:indeterminate::before': { clipPath: 'inset(42% 10%)' },
  },
});
export const round = uiStyle({
  borderRadius: vars.radius.full,
  selectors: { '&::before': { inlineSize: '8px', blockSize: '8px', borderRadius: vars.radius.full } },
});
export const words = uiStyle({ minInlineSize: 0 });
export const hint = uiStyle({ display: 'block', color: color.textMuted, ...text('sm') });

export const group = uiStyle({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  fontFamily: vars.font.sans,
});
export const legend = uiStyle({
  marginBlockEnd: space[2],
  padding: 0,
  color: color.text,
  fontWeight: vars.weight.medium,
  ...text('md'),
});
export const options = uiVariants({
  list: { display: 'flex', flexDirection: 'column', gap: '10px' },
  cards: {
    display: 'grid',
    gap: space[2],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  },
});
export const card = uiStyle({
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.surface,
  transition: transition('border-color', 'background-color'),
  selectors: {
    '&:hover': { borderColor: color.borderStrong },
    '&:has(:checked)': {
      borderColor: color.primary,
      background: color.primarySurface,
      ...forcedOutline,
    },
  },
});
