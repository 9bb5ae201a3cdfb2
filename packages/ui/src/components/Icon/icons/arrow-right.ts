import type { IconData } from '../icon-data.ts';

export const iconArrowRight: IconData = { d: 'M5 12h14M12 5l7 7-7 7', mirrored: true };
