import type { IconData } from '../icon-data.ts';

export const iconContrast: IconData = {
  d: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 18a6 6 0 0 0 0-12v12z',
};
