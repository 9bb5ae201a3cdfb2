import type { IconData } from '../icon-data.ts';

export const iconChevronLeft: IconData = { d: 'M15 18l-6-6 6-6', mirrored: true };
