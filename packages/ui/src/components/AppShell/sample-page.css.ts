import { text, uiStyle, vars } from '../../tokens/index.ts';

const { color, space } = vars;

export const picture = uiStyle({
  position: 'relative',
  overflow: 'hidden',
  borderStartStartRadius: '11px',
  borderStartEndRadius: '11px',
});
export const badge = uiStyle({ position: 'absolute', insetBlockStart: space[3], insetInlineStart: space[3] });
export const body = uiStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space[3],
  padding: space[5],
});
export const title = uiStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('lg') });
export const facts = uiStyle({ margin: 0, color: color.textMuted, ...text('sm') });
export const foot = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginBlockStart: 'auto',
  minBlockSize: '32px',
});
export const grow = uiStyle({ flex: 1, minInlineSize: 0 });
export const sectionTitle = uiStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('xl') });
export const resume = uiStyle({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[5],
});
export const resumePicture = uiStyle({
  flex: '0 1 220px',
  minInlineSize: '160px',
  borderRadius: vars.radius.md,
  overflow: 'hidden',
});
export const resumeWords = uiStyle({
  flex: '1 1 260px',
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
});
export const muted = uiStyle({ margin: 0, color: color.textMuted });
