import type { LabCard } from '@drawbridge/contracts/practice';
import { isClosed } from '@drawbridge/contracts/rules';
import type { LabType } from '@drawbridge/widgets/practice/lab-list';
import { paths } from './paths.ts';

interface LabPages {
  list: string;
  open: (labId: string) => string;
}

/** The pages that list and open labs of a type. @see LAB-7, LAB-8 */
export const LAB_PAGES: Record<LabType, LabPages> = {
  lab: { list: paths.labs, open: paths.lab },
  challenge: { list: paths.challenges, open: paths.challenge },
  playground: { list: paths.playgrounds, open: paths.playground },
};

/**
 * Returns the address that the card of a lab leads to. A closed challenge or playground has the page of a course, which
 * says what opens it. A closed lab has none, and its own page says it.
 * @see NAV-15
 */
export function toLabHref(lab: Pick<LabCard, 'lab_id' | 'type' | 'upgrade' | 'disabled'>): string {
  const { lab_id, type } = lab;
  return isClosed(lab) && type !== 'lab' ? paths.courseInfo(lab_id) : LAB_PAGES[type].open(lab_id);
}
