import type { IconData } from '../icon-data.ts';

export const iconGate: IconData = { d: 'M4 21V4h5v17M4 9h5M9 19h12M9 19 20 8M9 6l11 2' };
