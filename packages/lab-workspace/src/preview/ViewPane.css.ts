import { focusRingInside, text, vars, widgetStyle } from '@drawbridge/ui/tokens';
import { keyframes } from '@vanilla-extract/css';

const { color, space } = vars;

/** Of the pane, which is narrow on a wide window too: the code is beside it. */
const NARROW = '(max-width: 520px)';

export const tabs = widgetStyle({ border: 0, marginInline: `calc(-1 * ${space[2]})` });
export const count = widgetStyle({
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...text('xs'),
});
/** Banners are above the open tab. */
export const body = widgetStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
});
export const panels = widgetStyle({
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const panel = widgetStyle({
  minBlockSize: 0,
  gridArea: '1 / 1',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const waiting = widgetStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[4],
});
export const fetching = widgetStyle({
  margin: 0,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  ...text('md'),
});
export const fetchingNote = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm') });

export const browser = widgetStyle({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
  containerType: 'inline-size',
});
export const bar = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  padding: space[2],
  borderBlockEnd: `1px solid ${color.border}`,
  background: color.canvas,
  '@container': { [NARROW]: { flexWrap: 'wrap' } },
});
/** In a line of its own where the rest would leave it a few characters. */
export const addressForm = widgetStyle({
  '@container': { [NARROW]: { order: 1, flexBasis: '100%' } },
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minInlineSize: 0,
});
/** Moves what follows to the end when the address is in the next line. */
export const barFiller = widgetStyle({
  display: 'none',
  flex: 1,
  '@container': { [NARROW]: { display: 'block' } },
});
export const addressIcon = widgetStyle({
  position: 'absolute',
  insetInlineStart: space[3],
  color: color.textSubtle,
  pointerEvents: 'none',
});
export const address = widgetStyle({
  direction: 'ltr',
  flex: 1,
  minInlineSize: 0,
  boxSizing: 'border-box',
  blockSize: '32px',
  paddingInline: `${space[8]} ${space[3]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  color: color.text,
  fontFamily: vars.font.mono,
  ...text('sm'),
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' } },
});
export const notice = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[1],
  paddingInline: `${space[3]} ${space[1]}`,
  borderBlockEnd: `1px solid ${color.infoBorder}`,
  background: color.infoSurface,
  color: color.text,
  overflowWrap: 'anywhere',
  ...text('sm'),
});
export const noticeIcon = widgetStyle({ color: color.infoText, flexShrink: 0 });
export const stage = widgetStyle({
  position: 'relative',
  minBlockSize: 0,
  display: 'grid',
  overflow: 'auto',
});
/** The page of the lab has its own look; its background is white in every theme. */
export const frame = widgetStyle({
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  background: 'white',
  colorScheme: 'light',
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInside },
});
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
/** On the white of the page that comes. Only where that takes a moment: otherwise it would flash. */
export const opening = widgetStyle({
  animation: `${appear} 1ms 500ms both`,
  position: 'absolute',
  insetBlockStart: space[4],
  insetInline: space[4],
  margin: 0,
  textAlign: 'center',
  // As the frame under it, which is not its background.
  background: 'white',
  color: '#4a4a4a',
  pointerEvents: 'none',
  ...text('sm'),
});
export const fault = widgetStyle({
  padding: space[5],
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
});
export const faultHead = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.failText,
});
export const faultTitle = widgetStyle({ margin: 0, fontWeight: vars.weight.strong, ...text('lg') });
export const faultText = widgetStyle({ margin: 0, color: color.textMuted, ...text('md') });

export const accounts = widgetStyle({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const account = widgetStyle({
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.surface,
});
export const accountName = widgetStyle({ margin: 0, fontWeight: vars.weight.strong });
export const accountNote = widgetStyle({ margin: 0, color: color.textMuted, ...text('sm') });
export const secret = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '36px',
});
export const secretLabel = widgetStyle({ color: color.textMuted, inlineSize: '5rem', ...text('sm') });
export const secretValue = widgetStyle({
  flex: 1,
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
  ...text('sm'),
});
