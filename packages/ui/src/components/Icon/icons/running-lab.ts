import type { IconData } from '../icon-data.ts';

export const iconRunningLab: IconData = {
  d: 'M9 3h6M10 3v6.2L4.5 18a2 2 0 0 0 1.7 3H10M14 3v5.5M7.6 14H12M15 12.5l6 4-6 4z',
};
