import { media, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space, weight } = vars;
const figures = { fontVariantNumeric: 'tabular-nums' } as const;

export const heading = widgetStyle({ margin: 0, marginBlockEnd: space[4], ...text('xl') });
export const note = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm') });

export const period = widgetStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

/** Two lines, whatever is known. */
export const planPrice = widgetStyle({
  minBlockSize: '64px',
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
});
export const priceLine = widgetStyle({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
});
export const amount = widgetStyle({ fontWeight: weight.strong, ...figures, ...text('display') });
export const unit = widgetStyle({ color: color.textMuted, ...text('md') });
export const priceNote = widgetStyle({ margin: 0, color: color.textMuted, ...figures, ...text('sm') });
export const noPrice = widgetStyle({ margin: 0, fontWeight: weight.medium, ...text('lg') });

export const seats = widgetStyle({ marginBlockEnd: space[4] });
export const seatsTotal = widgetStyle({
  color: color.text,
  fontWeight: weight.medium,
  ...figures,
  ...text('md'),
});
export const refusals = widgetStyle({ selectors: { '&:has(p)': { marginBlockStart: space[3] } } });

/** The order beside the form; on a phone above it. */
export const checkout = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  alignItems: 'start',
  gap: space[6],
  maxInlineSize: '960px',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: '560px' } },
});
export const summaryFacts = widgetStyle({
  margin: 0,
  marginBlockEnd: space[4],
  display: 'grid',
  ...text('md'),
});
export const done = widgetStyle({ display: 'grid', gap: space[6], maxInlineSize: '640px' });
export const fact = widgetStyle({
  selectors: {
    [`${summaryFacts} > &`]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: `0 ${space[4]}`,
      paddingBlock: space[3],
      borderBlockStart: `1px solid ${color.border}`,
    },
    // No heading is above it that a line would close off.
    [`${done} > ${summaryFacts} > &:first-child`]: { borderBlockStart: 'none', paddingBlockStart: 0 },
  },
});
export const term = widgetStyle({ color: color.textMuted });
export const value = widgetStyle({ margin: 0, overflowWrap: 'anywhere', ...figures });
export const total = widgetStyle({ fontWeight: weight.strong, ...text('xl') });
export const form = widgetStyle({ display: 'grid', gap: space[5] });
export const cancel = widgetStyle({ marginBlockStart: space[2] });

export const doneHead = widgetStyle({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  outline: 'none',
});
export const doneMark = widgetStyle({ color: color.passText });
export const waitingMark = widgetStyle({ color: color.warnText });
export const openNow = widgetStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: space[3],
  ...text('md'),
});
export const openItem = widgetStyle({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: space[3],
  overflowWrap: 'anywhere',
});
export const tick = widgetStyle({ color: color.passText, marginBlockStart: '3px' });

/** Of what is not open yet. */
export const waitingTick = widgetStyle({ color: color.textMuted, marginBlockStart: '3px' });

export const subscriptions = widgetStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const subscription = widgetStyle({
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});
export const subscriptionHead = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginBlockEnd: space[3],
});
export const subscriptionName = widgetStyle({ margin: 0, fontWeight: weight.medium, ...text('lg') });
export const subscriptionFacts = widgetStyle({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 136px), 1fr))',
  gap: `${space[3]} ${space[5]}`,
  ...text('md'),
});
export const waitingOrder = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockStart: space[4],
});
export const dialogRefusal = widgetStyle({
  display: 'block',
  color: color.failText,
  selectors: { '&:not(:empty)': { marginBlockStart: space[3] } },
});

/** The renewal beside the seats; on a phone above them. */
export const companyOrders = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  alignItems: 'start',
  gap: space[8],
});
/** Its five parts stand in the rows of the other form. */
export const companyOrder = widgetStyle({
  display: 'grid',
  gridRow: 'span 5',
  gridTemplateRows: 'subgrid',
  rowGap: space[4],
  maxInlineSize: '480px',
});
export const companyOrderTitle = widgetStyle({
  margin: 0,
  marginBlockEnd: space[1],
  fontWeight: weight.medium,
  ...text('lg'),
});
