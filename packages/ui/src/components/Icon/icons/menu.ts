import type { IconData } from '../icon-data.ts';

export const iconMenu: IconData = { d: 'M4 5h16M4 12h16M4 19h16' };
