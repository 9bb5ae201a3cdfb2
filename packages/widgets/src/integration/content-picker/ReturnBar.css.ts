import { hiddenVisually, media, text, truncate, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { color, space } = vars;

export const bar = widgetStyle({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: space[6],
  borderBlockStart: `1px solid ${color.border}`,
  background: color.chrome,
  '@media': { [media.mobile]: { paddingInline: space[4] } },
});
export const row = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
});
export const count = widgetStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  flex: '1 1 auto',
  '@media': { [media.mobile]: { flexBasis: '100%' } },
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('md'),
});
/** A platform may have a long name. */
export const add = widgetStyle({
  ...truncate,
  maxInlineSize: 'min(100%, 24rem)',
  '@media': { [media.mobile]: { flex: '1 1 0' } },
});
/** On a phone the room is the list's: the button that waits says as much. */
export const none = widgetStyle({ '@media': { [media.mobile]: hiddenVisually } });
