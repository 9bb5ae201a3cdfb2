import type { IconData } from '../icon-data.ts';

export const iconExpand: IconData = {
  d: 'M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7',
};
