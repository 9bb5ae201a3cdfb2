import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const cards = widgetStyle({ display: 'grid', gap: space[5], minInlineSize: 0 });
export const title = widgetStyle({ margin: 0, marginBlockEnd: space[2], ...text('xl') });
export const about = widgetStyle({
  margin: 0,
  marginBlockEnd: space[5],
  maxInlineSize: '60ch',
  color: color.textMuted,
  ...text('md'),
});
export const form = widgetStyle({ display: 'grid', gap: space[4], maxInlineSize: '40rem' });
/** Two fields beside each other where there is room. */
export const pair = widgetStyle({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const start = widgetStyle({ justifySelf: 'start' });
export const switches = widgetStyle({ display: 'grid', gap: space[4] });
export const zone = widgetStyle({ display: 'grid', gap: space[3], maxInlineSize: '22rem' });
export const topics = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: `${space[3]} ${space[5]}`,
  maxInlineSize: '48rem',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
export const picture = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[5],
});
export const buttons = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
/** The place of messages takes none while there are none. */
export const submit = widgetStyle({
  selectors: {
    '&:has(> div:not(:empty))': { display: 'grid', gap: space[4], justifyItems: 'start' },
  },
});
