import type { IconData } from '../icon-data.ts';

export const iconArrowUp: IconData = { d: 'M5 12l7-7 7 7M12 19V5' };
