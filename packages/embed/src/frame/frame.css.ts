import { vars } from '@drawbridge/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** The host sizes the frame to its contents, so the page must not be as high as the frame. */
globalStyle('html, body', { minBlockSize: 0, blockSize: 'auto' });

/** Contents that determine their height. The minimum fits an open menu. */
export const flowing = style({ padding: vars.space[4] });
/** Contents that adapt to any height, such as a lab. */
export const filling = style({ blockSize: '100dvh', minBlockSize: '480px' });
/** A dialog that the host shows inside its own dialog. */
export const dialog = style({ background: vars.color.raised });
