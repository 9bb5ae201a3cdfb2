import { text, uiStyle, vars } from '../../tokens/index.ts';

const { color, space } = vars;

export const legend = uiStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.textMuted,
  ...text('sm'),
});
export const item = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
});
export const name = uiStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
/** Forced colors would remove it; its color is then one of theirs. */
export const swatch = uiStyle({
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: '3px',
  forcedColorAdjust: 'none',
});
export const line = uiStyle({ inlineSize: '14px', blockSize: '3px', borderRadius: vars.radius.full });

export const parts = uiStyle({
  flex: '1 1 220px',
  maxInlineSize: '460px',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  columnGap: space[3],
  alignContent: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...text('sm'),
});
export const part = uiStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  paddingBlock: '6px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const value = uiStyle({ fontWeight: vars.weight.strong, textAlign: 'end' });
export const share = uiStyle({ minInlineSize: '4ch', color: color.textMuted, textAlign: 'end' });
