import type { IconData } from '../icon-data.ts';

export const iconChevronsUpDown: IconData = { d: 'M7 15l5 5 5-5M7 9l5-5 5 5' };
