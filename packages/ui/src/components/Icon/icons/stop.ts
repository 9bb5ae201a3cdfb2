import type { IconData } from '../icon-data.ts';

export const iconStop: IconData = {
  d: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z',
};
