import { media, vars } from '@drawbridge/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Over the side of a public page that holds its matter; the pitch beside it has nothing to wait for. */
export const wait = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '50%',
  zIndex: vars.z.toast,
  '@media': { [media.belowDesktop]: { inlineSize: '100%' } },
});
