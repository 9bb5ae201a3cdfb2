import type { IconData } from '../icon-data.ts';

export const iconDatabase: IconData = {
  d: 'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0M3 5V19A9 3 0 0 0 21 19V5M3 12A9 3 0 0 0 21 12',
};
