import { focusRing, media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

export { value, valueName } from '../../kit/copy/copy.css.ts';

export * from '../../kit/detail/section.css.ts';

const { color, space } = vars;
const NARROW = 'screen and (max-width: 30rem)';

/** No child makes the page wider than its place, however long its words are. */
export const place = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  minInlineSize: 0,
});
export const marks = widgetStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const rowEnd = widgetStyle({
  display: 'grid',
  gap: space[1],
  '@media': { [media.tablet]: { justifyItems: 'end', textAlign: 'end' } },
});

/** An incident number and its button, which stay together. */
export const incident = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
});

export const incidentName = widgetStyle({ flexShrink: 0 });

/** A value to copy: its name, itself, and the button. */
export const values = widgetStyle({ display: 'grid', gap: space[4], margin: 0, minInlineSize: 0 });
export const columns = widgetStyle({
  display: 'grid',
  gap: `${space[4]} ${space[6]}`,
  margin: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
});
export const choice = widgetStyle({ margin: 0, paddingBlock: space[1], ...text('md') });

/** Steps in the LMS, numbered. */
export const steps = widgetStyle({
  display: 'grid',
  gap: space[5],
  margin: 0,
  paddingInlineStart: space[6],
  maxInlineSize: '72ch',
  listStyle: 'decimal',
});
export const step = widgetStyle({ paddingInlineStart: space[1], overflowWrap: 'anywhere' });
export const stepFields = widgetStyle({ display: 'grid', gap: space[3], marginBlockStart: space[3] });

export const form = widgetStyle({ display: 'grid', gap: space[4], maxInlineSize: '44rem', minInlineSize: 0 });
export const pair = widgetStyle({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
});
export const filters = widgetStyle({
  display: 'grid',
  alignItems: 'end',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  maxInlineSize: '40rem',
});
export const details = widgetStyle({ display: 'grid', gap: space[4] });
export const summary = widgetStyle({
  inlineSize: 'fit-content',
  marginBlockEnd: space[3],
  color: color.primaryText,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  ...text('md'),
  selectors: { '&:focus-visible': { ...focusRing, borderRadius: vars.radius.sm } },
});

export const addLine = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[3],
  maxInlineSize: '40rem',
  '@media': { [NARROW]: { display: 'grid', justifyItems: 'start' } },
});
export const addField = widgetStyle({ flex: '1 1 14rem', minInlineSize: 0, justifySelf: 'stretch' });
/** In line with the control, below the label; below both where there is no room. */
export const addButton = widgetStyle({
  marginBlockStart: '1.75rem',
  '@media': { [NARROW]: { marginBlockStart: 0 } },
});

export const check = widgetStyle({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 } },
  '@media': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] } },
});

export const claims = widgetStyle({ margin: 0, paddingInlineStart: space[5], listStyle: 'disc' });

export const table = widgetStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  overflowWrap: 'anywhere',
  ...text('sm'),
});
export const cell = widgetStyle({
  paddingBlock: space[1],
  paddingInlineEnd: space[3],
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.regular,
});
/** A name breaks between words only, however long the values are. */
export const cellName = widgetStyle({ overflowWrap: 'break-word' });
export const cellHead = widgetStyle({ color: color.textMuted, overflowWrap: 'break-word' });
export const filter = widgetStyle({ maxInlineSize: '18rem' });
