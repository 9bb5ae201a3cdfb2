import type { LabType } from '@drawbridge/widgets/lab-list';
import { paths } from '../../router/paths.ts';

interface LabPages {
  list: string;
  open: (labId: string) => string;
}

/** Where labs of a type are listed and opened. @see LAB-7, LAB-8 */
export const LAB_PAGES: Record<LabType, LabPages> = {
  lab: { list: paths.labs, open: paths.lab },
  challenge: { list: paths.challenges, open: paths.challenge },
  playground: { list: paths.playgrounds, open: paths.playground },
};
