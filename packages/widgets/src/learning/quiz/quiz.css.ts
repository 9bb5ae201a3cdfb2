import { focusRing, forcedOutline, leftToRight, text, vars, widgetStyle } from '@drawbridge/ui/tokens';
import { globalStyle } from '@vanilla-extract/css';

export const form = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['6'],
});
export const intro = widgetStyle({
  margin: 0,
  ...text('lg'),
  color: vars.color.textMuted,
  outline: 'none',
  selectors: { '&:focus-visible': focusRing },
});
export const result = widgetStyle({
  outline: 'none',
  selectors: { '&:focus-visible': focusRing, '&:empty': { display: 'none' } },
});
export const question = widgetStyle({
  margin: 0,
  padding: vars.space['6'],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  minInlineSize: 0,
  selectors: { '&[data-missing]': { borderColor: vars.color.failBorder } },
});
/** Floated, so that the legend is inside the frame like any heading. */
export const legend = widgetStyle({
  float: 'inline-start',
  inlineSize: '100%',
  padding: 0,
  marginBlockEnd: vars.space['4'],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2'],
  justifyItems: 'start',
});
export const number = widgetStyle({
  ...text('sm'),
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const prompt = widgetStyle({
  inlineSize: '100%',
  ...text('lg'),
  fontWeight: vars.weight.medium,
  maxInlineSize: '72ch',
});
export const hint = widgetStyle({ ...text('sm'), color: vars.color.textMuted });
export const options = widgetStyle({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2'],
});
export const option = widgetStyle({
  display: 'flex',
  gap: vars.space['3'],
  alignItems: 'flex-start',
  padding: vars.space['3'],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  ...text('md'),
  cursor: 'pointer',
  selectors: {
    '&:hover:not([data-state="correct"]):not([data-state="wrong"])': { background: vars.color.hover },
    '&:has(input:checked)': forcedOutline,
    // A chosen option that was graded has the color of its verdict.
    '&[data-state="open"]:has(input:checked)': {
      borderColor: vars.color.primary,
      background: vars.color.primarySurface,
    },
    '&[data-state="correct"]': { borderColor: vars.color.passBorder, background: vars.color.passSurface },
    '&[data-state="wrong"]': { borderColor: vars.color.failBorder, background: vars.color.failSurface },
    'fieldset:disabled &': { cursor: 'default' },
  },
});
export const input = widgetStyle({
  margin: '2px 0 0',
  accentColor: vars.color.primary,
  flex: 'none',
  inlineSize: '1rem',
  blockSize: '1rem',
});
export const optionBody = widgetStyle({
  display: 'grid',
  gap: vars.space['2'],
  flexGrow: 1,
  minInlineSize: 0,
});
export const why = widgetStyle({
  display: 'grid',
  gap: vars.space['1'],
  ...text('sm'),
  color: vars.color.text,
});
export const asked = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2'],
});
export const source = widgetStyle({ paddingInlineStart: vars.space['6'], ...text('sm') });
export const tags = widgetStyle({ display: 'flex', gap: vars.space['2'] });

/** Between the question and its options: all of it can be read without scrolling, on a phone too. */
export const code = widgetStyle({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3'],
  marginBlockEnd: vars.space['4'],
  ...text('md'),
});
globalStyle(`${code} pre`, {
  margin: 0,
  padding: vars.space['4'],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.size.sm,
  lineHeight: '1.6',
  tabSize: 2,
  whiteSpace: 'pre-wrap',
  ...leftToRight,
});
/** Long words break rather than widen the page. */
globalStyle(`${question} code`, { overflowWrap: 'anywhere' });
/** A sentence to complete. */
globalStyle(`${question} blockquote`, {
  margin: `${vars.space['3']} 0 0`,
  paddingInlineStart: vars.space['4'],
  borderInlineStart: `3px solid ${vars.color.borderStrong}`,
  fontWeight: vars.weight.regular,
});
globalStyle(`${question} blockquote p`, { margin: 0 });

export const missing = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  ...text('sm'),
  fontWeight: vars.weight.medium,
  color: vars.color.failText,
});
export const waitText = widgetStyle({ margin: 0 });
export const waitLeft = widgetStyle({ ...text('sm'), fontVariantNumeric: 'tabular-nums' });
