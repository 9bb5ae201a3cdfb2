import type { IconData } from '../icon-data.ts';

export const iconDot: IconData = { d: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z', filled: true };
