import type { IconData } from '../icon-data.ts';

export const iconExternal: IconData = { d: 'M7 7h10v10M7 17 17 7', mirrored: true };
