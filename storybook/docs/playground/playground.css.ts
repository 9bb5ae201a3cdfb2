import { focusRing, text, uiStyle, vars } from '@drawbridge/ui/tokens';

const { color, radius, space } = vars;

const framed = uiStyle({
  fontFamily: vars.font.sans,
  color: color.text,
  marginBlock: space[4],
  containerType: 'inline-size',
  ...text('md'),
});
/** `sb-unstyled` excludes the docs' own styles. */
export const frame = `sb-unstyled ${framed}`;
export const columns = uiStyle({
  display: 'grid',
  gap: space[6],
  '@container': { '(min-width: 900px)': { gridTemplateColumns: '330px minmax(0, 1fr)' } },
});
export const controls = uiStyle({ display: 'grid', alignContent: 'start', gap: space[4] });
export const colorField = uiStyle({ border: 0, padding: 0, margin: 0, minInlineSize: 0 });
export const previews = uiStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
});
export const preview = uiStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  padding: space[5],
  fontFamily: vars.font.sans,
  color: color.text,
  background: color.canvas,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  ...text('md'),
});
export const previewHead = uiStyle({ fontWeight: vars.weight.strong, ...text('md') });
export const panel = uiStyle({
  padding: space[4],
  background: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
});
/** What is inside has its own padding. */
export const flush = uiStyle({ padding: 0 });
export const legend = uiStyle({ fontWeight: vars.weight.medium, marginBlockEnd: space[1], ...text('sm') });
export const property = uiStyle({
  fontFamily: vars.font.mono,
  fontWeight: vars.weight.regular,
  fontSize: '0.6875rem',
  color: color.textMuted,
});
export const scheme = uiStyle({
  display: 'grid',
  gridTemplateColumns: '2.5rem 2.5rem 6rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: '2px',
});
export const schemeName = uiStyle({ color: color.textMuted, ...text('xs') });
export const picker = uiStyle({
  inlineSize: '2.5rem',
  blockSize: '2rem',
  padding: '2px',
  background: color.surface,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.sm,
  ':focus-visible': focusRing,
});
export const hex = uiStyle({
  inlineSize: '100%',
  blockSize: '2rem',
  paddingInline: space[2],
  fontFamily: vars.font.mono,
  color: color.text,
  background: color.surface,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.sm,
  ...text('xs'),
  ':focus-visible': focusRing,
  selectors: { '&[aria-invalid="true"]': { borderColor: color.fail } },
});
const ratioText = { display: 'flex', alignItems: 'center', gap: space[1], ...text('xs') } as const;
export const ratio = uiStyle({ ...ratioText, color: color.textMuted });
export const lowRatio = uiStyle({ ...ratioText, color: color.failText, fontWeight: vars.weight.medium });
export const range = uiStyle({ display: 'grid', gap: space[2], ...text('sm') });
export const result = uiStyle({ display: 'grid', gap: space[4], marginBlockStart: space[6] });
