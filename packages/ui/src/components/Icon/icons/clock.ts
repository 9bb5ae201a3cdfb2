import type { IconData } from '../icon-data.ts';

export const iconClock: IconData = { d: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 6v6l4 2' };
