import type { IconData } from '../icon-data.ts';

export const iconBack: IconData = { d: 'M12 19l-7-7 7-7M19 12H5', mirrored: true };
