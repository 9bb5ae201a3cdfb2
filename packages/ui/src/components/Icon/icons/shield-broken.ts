import type { IconData } from '../icon-data.ts';

export const iconShieldBroken: IconData = {
  d: 'M11 3.2 5.6 5A1 1 0 0 0 5 6v6.6c0 4.1 2.6 6.6 6 8.1M14 2.9l4.4 2.1a1 1 0 0 1 .6 1v6.6c0 3.8-2.2 6.3-5.2 7.8M11 3.2l2.6 4.6-3.6 3.4 3.4 3.6-2.4 5.9',
};
