import { text, uiStyle, vars } from '@drawbridge/ui/tokens';

const { color, space } = vars;

const framed = uiStyle({
  fontFamily: vars.font.sans,
  color: color.text,
  background: color.canvas,
  padding: space[5],
  borderRadius: vars.radius.lg,
  border: `1px solid ${color.border}`,
  marginBlock: space[4],
});
/** `sb-unstyled` excludes the docs' own table and code styles. */
export const frame = `sb-unstyled ${framed}`;
export const group = uiStyle({
  fontWeight: vars.weight.strong,
  marginBlock: `${space[5]} ${space[2]}`,
  ...text('sm'),
});
export const search = uiStyle({ maxInlineSize: '320px' });
export const raised = uiStyle({
  inlineSize: '120px',
  blockSize: '64px',
  background: color.raised,
  borderRadius: vars.radius.md,
  marginBlockEnd: space[2],
});
export const swatches = uiStyle({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
});
export const swatch = uiStyle({ display: 'flex', flexDirection: 'column', gap: '2px', ...text('xs') });
export const patch = uiStyle({
  blockSize: '56px',
  borderRadius: vars.radius.md,
  border: `1px solid ${color.border}`,
});
export const name = uiStyle({ color: color.text, fontWeight: vars.weight.medium });
export const value = uiStyle({ color: color.textMuted, fontFamily: vars.font.mono, fontSize: '0.6875rem' });
export const sample = uiStyle({
  display: 'inline-block',
  padding: '2px 10px',
  borderRadius: vars.radius.sm,
  ...text('sm'),
});
export const icons = uiStyle({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(124px, 1fr))',
});
export const icon = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  padding: space[3],
  borderRadius: vars.radius.md,
  border: `1px solid ${color.border}`,
  background: color.surface,
  ...text('xs'),
});
export const row = uiStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[5],
  paddingBlock: space[2],
  flexWrap: 'wrap',
});
export const key = uiStyle({ inlineSize: '150px', color: color.textMuted, ...text('xs') });
export const bar = uiStyle({ blockSize: '12px', background: color.primary, borderRadius: '2px' });
export const shape = uiStyle({
  inlineSize: '72px',
  blockSize: '48px',
  background: color.primarySurface,
  border: `1px solid ${color.primaryBorder}`,
});
