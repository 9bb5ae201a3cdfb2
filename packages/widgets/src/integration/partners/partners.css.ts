import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export * from '../../kit/detail/section.css.ts';

const { color, space } = vars;

export const place = widgetStyle({ display: 'grid', gap: space[6], minInlineSize: 0 });
/** Parts of one card, each with a heading of its own. */
export const sections = widgetStyle({ display: 'grid', gap: space[8], minInlineSize: 0 });
export const rows = widgetStyle({ display: 'grid', gap: space[2] });

export const form = widgetStyle({ display: 'grid', gap: space[5], maxInlineSize: '44rem', minInlineSize: 0 });
export const group = widgetStyle({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  border: 'none',
  minInlineSize: 0,
});
export const legend = widgetStyle({ padding: 0, fontWeight: vars.weight.medium, ...text('md') });
/** A field and the button that removes it, in line with the control. */
export const originRow = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[2],
});
export const originRemove = widgetStyle({ marginBlockStart: '1.75rem' });
export const start = widgetStyle({ justifySelf: 'start' });

/** As high as the frame will be, so that nothing moves when it comes. */
export const preview = widgetStyle({
  minInlineSize: 0,
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.canvas,
});
export const previewNote = widgetStyle({ position: 'absolute', inset: 0, overflow: 'hidden' });
export const previewFrame = widgetStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 'none',
});

export const choices = widgetStyle({
  display: 'grid',
  alignItems: 'start',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
});
/** Narrower than its longest line of code, which scrolls. */
export const tabs = widgetStyle({ minInlineSize: 0 });
export const code = widgetStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });
