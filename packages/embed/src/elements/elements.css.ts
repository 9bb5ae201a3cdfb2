import { text, vars } from '@drawbridge/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

globalStyle(':host', { display: 'block' });
globalStyle(':host([hidden])', { display: 'none' });

/**
 * What the page around inherits into a shadow root (case, spacing, colour) ends here; custom properties pass. The size of
 * a letter is the reader's own again, and it is the unit of everything below.
 */
export const reader = style({ all: 'initial', display: 'block', vars: { '--drawbridge-rem': '1em' } });

export const root = style({
  color: vars.color.text,
  fontFamily: vars.font.sans,
  ...text('md'),
});
