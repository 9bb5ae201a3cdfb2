import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const place = widgetStyle({ display: 'grid', gap: space[6], minInlineSize: 0 });
export const part = widgetStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });
/** Parts of one card, each with a heading of its own. */
export const sections = widgetStyle({ display: 'grid', gap: space[8], minInlineSize: 0 });
export const rows = widgetStyle({ display: 'grid', gap: space[2] });
export const words = widgetStyle({ display: 'grid', gap: space[1], maxInlineSize: '72ch', minInlineSize: 0 });
export const title = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('lg') });
export const smallTitle = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('md') });
export const about = widgetStyle({
  margin: 0,
  maxInlineSize: '68ch',
  color: color.textMuted,
  ...text('md'),
});
export const side = widgetStyle({ color: color.textMuted, overflowWrap: 'anywhere', ...text('sm') });
export const strong = widgetStyle({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const plain = widgetStyle({ margin: 0, overflowWrap: 'anywhere', ...text('md') });
export const mono = widgetStyle({ fontFamily: vars.font.mono, overflowWrap: 'anywhere', ...text('sm') });
export const buttons = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const list = widgetStyle({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });
export const row = widgetStyle({
  display: 'grid',
  gap: space[3],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const head = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

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

/** A line of a list inside of a card. */
export const lines = widgetStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const line = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 } },
});
export const lineWords = widgetStyle({ flex: '1 1 14rem', display: 'grid', gap: space[1], minInlineSize: 0 });

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
