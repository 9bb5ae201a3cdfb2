import type { IconData } from '../icon-data.ts';

export const iconChart: IconData = { d: 'M5 21v-6M12 21V3M19 21V9' };
