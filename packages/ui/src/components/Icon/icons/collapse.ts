import type { IconData } from '../icon-data.ts';

export const iconCollapse: IconData = {
  d: 'M20 10h-6V4M4 14h6v6M14 10l6-6M10 14l-6 6',
};
