import { text, vars } from '@drawbridge/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

globalStyle(':host', { display: 'block' });
globalStyle(':host([hidden])', { display: 'none' });

/**
 * Resets what the host page passes into a shadow root by inheritance (case, spacing, color); custom properties still
 * pass. The font size is the reader's own, and everything below is relative to it.
 */
export const reader = style({ all: 'initial', display: 'block', vars: { '--drawbridge-rem': '1em' } });

export const root = style({
  color: vars.color.text,
  fontFamily: vars.font.sans,
  ...text('md'),
});
