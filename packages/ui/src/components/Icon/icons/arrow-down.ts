import type { IconData } from '../icon-data.ts';

export const iconArrowDown: IconData = { d: 'M12 5v14M19 12l-7 7-7-7' };
