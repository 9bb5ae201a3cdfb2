import type { IconData } from '../icon-data.ts';

export const iconPhone: IconData = {
  d: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-16a2 2 0 0 1 2 -2zM11 18h2',
};
