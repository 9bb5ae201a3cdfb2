import type { IconData } from '../icon-data.ts';

export const iconPlus: IconData = { d: 'M5 12h14M12 5v14' };
