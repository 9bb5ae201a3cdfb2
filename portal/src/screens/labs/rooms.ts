import type { LabType } from '@drawbridge/widgets/lab';
import { paths } from '../../paths.ts';

interface Room {
  list: string;
  open: (labId: string) => string;
}

/** Where labs of a type are listed and opened. @see LAB-7, LAB-8 */
export const ROOMS: Record<LabType, Room> = {
  lab: { list: paths.labs, open: paths.lab },
  challenge: { list: paths.challenges, open: paths.challenge },
  playground: { list: paths.playgrounds, open: paths.playground },
};
