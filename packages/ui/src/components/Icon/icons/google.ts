import type { IconData } from '../icon-data.ts';

export const iconGoogle: IconData = { d: 'M20.5 12H12M20.5 12a8.5 8.5 0 1 1-2.6-6.1' };
