import type { IconData } from '../icon-data.ts';

export const iconCheck: IconData = { d: 'M20 6 9 17l-5-5' };
