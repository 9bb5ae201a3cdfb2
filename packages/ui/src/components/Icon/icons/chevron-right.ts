import type { IconData } from '../icon-data.ts';

export const iconChevronRight: IconData = { d: 'M9 18l6-6-6-6', mirrored: true };
