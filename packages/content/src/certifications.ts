import { asId } from '@drawbridge/contracts';
import * as z from 'zod/mini';
import type { Certification, Course } from './catalogue.ts';
import type { Fault } from './faults.ts';
import type { FindLab } from './labs.ts';
import { owaspCode, placeOf, text } from './schema.ts';
import { checkNames, readYamlFolder } from './yaml-folder.ts';

const certificationSource = z.strictObject({
  order: placeOf,
  title: text.check(z.maxLength(80)),
  summary: text.check(z.maxLength(200)),
  description: text.check(z.maxLength(2000)),
  owasp: owaspCode,
  months_valid: z.optional(z.int().check(z.gte(1), z.lte(120))),
  courses: z._default(z.array(text), []),
  labs: z._default(z.array(text), []),
});

export function loadCertifications(
  root: string,
  { courses, findLab }: { courses: readonly Course[]; findLab: FindLab },
  faults: Fault[],
): Certification[] {
  const ids = new Set<string>(courses.map(({ id }) => id));
  return readYamlFolder(root, 'certifications', certificationSource, faults).map(({ id, source, report }) => {
    const { order: _, months_valid, ...certification } = source;
    const { courses: required, labs } = certification;
    checkNames(required, { field: 'courses', what: 'course', isKnown: (name) => ids.has(name), report });
    checkNames(labs, {
      field: 'labs',
      what: 'lab or challenge',
      isKnown: (name) => findLab(name) !== 'missing',
      report,
    });
    if (required.length + labs.length === 0) report('', 'requires no course and no lab');
    return { ...certification, id: asId<'certification'>(id), monthsValid: months_valid ?? null };
  });
}
