import type { IconData } from '../icon-data.ts';

export const iconGrip: IconData = { d: 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01' };
