import { media, vars } from '@drawbridge/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Over the column of a public page with its content; the other column loads nothing. */
export const wait = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: '50%',
  zIndex: vars.z.toast,
  '@media': { [media.belowDesktop]: { inlineSize: '100%' } },
});
