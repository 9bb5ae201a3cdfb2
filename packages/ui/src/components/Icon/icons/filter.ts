import type { IconData } from '../icon-data.ts';

export const iconFilter: IconData = { d: 'M2 5h20M6 12h12M9 19h6' };
