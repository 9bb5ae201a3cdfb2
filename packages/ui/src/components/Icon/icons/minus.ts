import type { IconData } from '../icon-data.ts';

export const iconMinus: IconData = { d: 'M5 12h14' };
