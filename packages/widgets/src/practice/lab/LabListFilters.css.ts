import { media, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const bar = widgetStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const search = widgetStyle({ flex: '1 1 12rem', maxInlineSize: '26rem' });
export const chips = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': {
    [media.mobile]: { flexWrap: 'nowrap', inlineSize: '100%', overflowX: 'auto', paddingBlock: '2px' },
  },
});
/** Below the search, once they are opened. */
export const rows = widgetStyle({
  display: 'grid',
  gap: space[3],
  inlineSize: '100%',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const divider = widgetStyle({
  inlineSize: '1px',
  blockSize: '20px',
  background: color.border,
  // In a row that wraps it would separate nothing.
  '@media': { [media.mobile]: { display: 'none' } },
});
