import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, weight } = vars;

export const card = widgetStyle({ position: 'relative' });
export const row = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(180px, 260px)',
  gap: space[5],
  alignItems: 'center',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
});
export const late = widgetStyle({ color: color.warnText, fontWeight: weight.medium });

export const columns = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const small = widgetStyle({ margin: 0, fontWeight: weight.strong, ...text('lg') });
export const lead = widgetStyle({
  margin: 0,
  maxInlineSize: '68ch',
  color: color.textMuted,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  ...text('md'),
});
export const item = widgetStyle({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: space[4],
  alignItems: 'center',
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  selectors: {
    '&:first-child': { borderBlockStart: 'none', paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': { [media.mobile]: { gridTemplateColumns: '24px minmax(0, 1fr)', alignItems: 'start' } },
});
export const cycle = widgetStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.border}`,
  ...text('sm'),
});
export const items = widgetStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const mark = widgetStyle({ color: color.textMuted });
export const done = widgetStyle({ color: color.passText });
export const itemAction = widgetStyle({
  '@media': { [media.mobile]: { gridColumn: '2', justifySelf: 'start' } },
});
export const rules = widgetStyle({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
  listStyle: 'disc',
  color: color.textMuted,
  ...text('sm'),
});
export const number = widgetStyle({
  margin: 0,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  ...text('sm'),
});

export const due = widgetStyle({ display: 'grid', gap: space[3] });
export const dueHead = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const dueRow = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 9rem',
  gap: `${space[1]} ${space[5]}`,
  alignItems: 'center',
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const dueName = widgetStyle({ fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const dueDate = widgetStyle({ color: color.textMuted, ...text('sm') });
export const dueState = widgetStyle({
  justifySelf: 'end',
  '@media': { [media.belowDesktop]: { gridColumn: '1 / -1', justifySelf: 'start' } },
});
