import type { IconData } from '../icon-data.ts';

export const iconX: IconData = { d: 'M18 6 6 18M6 6l12 12' };
