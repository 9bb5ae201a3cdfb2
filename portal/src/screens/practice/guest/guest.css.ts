import { style } from '@vanilla-extract/css';

/** A lab has the whole window. */
export const page = style({ blockSize: '100dvh', minBlockSize: '480px' });
