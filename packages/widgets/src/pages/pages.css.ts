import { hiddenVisually, media, text, uiStyle, vars } from '@drawbridge/ui/tokens';

const { color, space } = vars;

/** As in the portal: a narrow top bar shows the icon alone. */
export const wideOnly = uiStyle({ '@media': { [media.belowDesktop]: hiddenVisually } });
export const section = uiStyle({ display: 'grid', gap: space[5] });
export const sectionTitle = uiStyle({ margin: 0, ...text('xl'), fontWeight: vars.weight.strong });
export const beside = uiStyle({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 320px)',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const halves = uiStyle({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const goOn = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  overflow: 'hidden',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const goOnPicture = uiStyle({
  display: 'grid',
  overflow: 'hidden',
  '@media': { [media.belowDesktop]: { maxBlockSize: '180px' } },
});
export const goOnThumbnail = uiStyle({ blockSize: '100%' });
export const goOnBody = uiStyle({
  display: 'grid',
  alignContent: 'center',
  gap: space[3],
  padding: space[8],
});
export const quiet = uiStyle({ margin: 0, color: color.textMuted, ...text('sm') });
export const goOnTitle = uiStyle({ margin: 0, ...text('xxl'), fontWeight: vars.weight.strong });
export const goOnText = uiStyle({ margin: 0, ...text('lg'), color: color.textMuted });
export const person = uiStyle({ display: 'flex', alignItems: 'center', gap: space[4] });
export const name = uiStyle({ margin: 0, ...text('xxl'), fontWeight: vars.weight.strong });
export const signIn = uiStyle({
  minBlockSize: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const formSide = uiStyle({
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'center',
  padding: space[6],
  paddingBlockStart: `clamp(${space[6]}, 10dvh, 144px)`,
});
export const formBody = uiStyle({
  inlineSize: '100%',
  maxInlineSize: '400px',
  display: 'grid',
  gap: space[6],
});
export const pictureSide = uiStyle({
  display: 'grid',
  placeItems: 'center',
  background: `light-dark(oklch(0.2 0.035 258), ${color.canvas})`,
  color: 'oklch(0.97 0.01 255)',
  '@media': { [media.belowDesktop]: { display: 'none' } },
});
