import type { IconData } from '../icon-data.ts';

export const iconChevronDown: IconData = { d: 'M6 9l6 6 6-6' };
