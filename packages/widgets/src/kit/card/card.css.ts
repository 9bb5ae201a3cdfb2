/** Texts of a card and of the page around it, as assignments, journeys, live courses and others show them. */
import { focusRing, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, radius, weight } = vars;

const plainLink = { color: color.text, textDecoration: 'none' } as const;
const underlined = { '&:hover': { textDecoration: 'underline' } } as const;
const coversCard = {
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.lg },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': focusRing,
} as const;

/** The heading of a page about one thing. */
export const name = widgetStyle({
  margin: 0,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  ...text('display'),
});
/** The heading of a part of a page. */
export const heading = widgetStyle({ margin: 0, fontWeight: weight.strong, ...text('xl') });
export const lead = widgetStyle({ margin: 0, color: color.textMuted, maxInlineSize: '68ch', ...text('md') });
export const note = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm') });

/** Cards below each other. */
export const list = widgetStyle({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' });
export const words = widgetStyle({ display: 'grid', gap: space[2], minInlineSize: 0 });
export const badges = widgetStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const title = widgetStyle({
  margin: 0,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  ...text('lg'),
});
/** Of a card that has a page's width to itself. */
export const largeTitle = widgetStyle({
  margin: 0,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  ...text('xl'),
});
/** A title that is a link. */
export const link = widgetStyle({ ...plainLink, selectors: underlined });
/** The same where the whole card is the link. */
export const open = widgetStyle({ ...plainLink, selectors: { ...underlined, ...coversCard } });
/** The same on a card that lifts, which shows already that it is a link. */
export const openLifting = widgetStyle({ ...plainLink, selectors: coversCard });
export const facts = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('sm'),
});
/** A fact with its icon. */
export const fact = widgetStyle({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
