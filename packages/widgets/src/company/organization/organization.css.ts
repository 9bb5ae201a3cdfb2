import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export * from '../../kit/detail/section.css.ts';

const { color, space } = vars;

/** Sections below each other. */
export const place = widgetStyle({ display: 'grid', gap: space[6], minInlineSize: 0 });
export const form = widgetStyle({ display: 'grid', gap: space[5], maxInlineSize: '40rem', minInlineSize: 0 });
export const start = widgetStyle({ justifySelf: 'start' });
export const logoRow = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
});
/** Logos are made for a light page. */
export const logoBox = widgetStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '15rem',
  maxInlineSize: '100%',
  blockSize: '6rem',
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: '#fff',
  color: '#57606a',
  ...text('sm'),
});
export const logo = widgetStyle({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  objectFit: 'contain',
});
export const aboutText = widgetStyle({
  margin: 0,
  maxInlineSize: '68ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  ...text('md'),
});
export const contacts = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[4], ...text('md') });
