import type { IconData } from '../icon-data.ts';

export const iconCode: IconData = { d: 'M18 16l4-4-4-4M6 8l-4 4 4 4M14.5 4l-5 16' };
