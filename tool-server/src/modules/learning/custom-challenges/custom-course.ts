import type { ParsedInputOf, PersonId } from '@drawbridge/contracts';
import type { createCustomChallenge } from '@drawbridge/contracts/learning';
import type { LabPack } from '@drawbridge/contracts/practice';
import type { CourseSource } from '../../kernel/catalogue/index.ts';

export const toCustomCourseId = (id: string) => `custom-${id}`;

/** The course that lists a set of challenges: one subject, an item for each. @see CAT-1 */
export function toCustomCourse(
  personId: PersonId,
  { id, title }: Pick<ParsedInputOf<typeof createCustomChallenge>, 'id' | 'title'>,
  packs: readonly LabPack[],
): CourseSource {
  const courseId = toCustomCourseId(id);
  const toSeconds = ({ minutes }: LabPack) => Math.round(minutes * 60);
  return {
    row: {
      id: courseId,
      type: 'custom',
      ownerPersonId: personId,
      title,
      subjects: [{ key: 'challenges', title, order: 1 }],
      cwe: [...new Set(packs.flatMap(({ cwe }) => cwe))],
      owasp: [...new Set(packs.flatMap(({ owasp }) => owasp))],
      points: packs.reduce((sum, { points }) => sum + points, 0),
      totalSeconds: packs.reduce((sum, pack) => sum + toSeconds(pack), 0),
      totalItems: packs.length,
      labsCount: packs.length,
    },
    items: packs.map((pack, at) => ({
      itemId: pack.lab_id,
      subjectKey: 'challenges',
      position: at + 1,
      title: pack.title,
      objectType: 'lab',
      targetId: pack.lab_id,
      seconds: toSeconds(pack),
    })),
    texts: { title, keywords: '', description: '', contents: packs.map((pack) => pack.title).join(' ') },
  };
}
