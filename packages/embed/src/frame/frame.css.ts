import { vars } from '@drawbridge/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** The host makes the frame as high as the contents: the page of a frame must not be as high as the frame is. */
globalStyle('html, body', { minBlockSize: 0, blockSize: 'auto' });

/** Contents that say how high they are. The smallest room is that of an open menu. */
export const flowing = style({ padding: vars.space[4] });
/** Contents that fit any height: a lab. */
export const filling = style({ blockSize: '100dvh', minBlockSize: '480px' });
/** A dialog, which the host has put into one of its own. */
export const dialog = style({ background: vars.color.raised });
