import type { IconData } from '../icon-data.ts';

export const iconChevronUp: IconData = { d: 'M18 15l-6-6-6 6' };
