import type { IconData } from '../icon-data.ts';

export const iconTerminal: IconData = { d: 'M12 19h8M4 17l6-6-6-6' };
