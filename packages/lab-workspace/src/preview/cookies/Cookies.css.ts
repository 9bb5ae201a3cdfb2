import { leftToRightLine, media, text, truncate, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const bar = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '34px',
  paddingInline: `${space[3]} ${space[1]}`,
  borderBlockStart: `1px solid ${color.border}`,
  background: color.chrome,
  color: color.textMuted,
  ...text('xs'),
});
export const line = widgetStyle({
  flex: 1,
  minInlineSize: 0,
  fontFamily: vars.font.mono,
  ...truncate,
  ...leftToRightLine,
});
export const edit = widgetStyle({ flexShrink: 0, minBlockSize: '28px' });
export const jar = widgetStyle({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const cookie = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[2],
});
export const add = widgetStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
  alignItems: 'end',
  gap: space[2],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const addButton = widgetStyle({ minBlockSize: '40px' });
