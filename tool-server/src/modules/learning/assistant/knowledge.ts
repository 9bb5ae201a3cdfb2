import type { Citation } from '@drawbridge/contracts/learning';
import type { LoadedLab } from '@drawbridge/labs/grade';
import { type LabSecrets, toLabSecrets } from './guard/lab-secrets.ts';
import type { CourseTexts } from './texts/lessons.ts';
import { createPassageIndex, type PassageIndex } from './texts/passage-index.ts';
import { type Passage, toLessonPassages, toPassages } from './texts/passages.ts';

/** What the assistant reads, prepared once: the lessons, the explanations of labs, and what of a lab is secret. */
export interface Knowledge {
  index: PassageIndex;
  passages: readonly Passage[];
  secrets: readonly LabSecrets[];
}

const toSource = ({ title, lab_id, type }: LoadedLab['pack']): Citation => ({
  title,
  lab_id,
  lab_type: type,
});

/** A lab's solution is explained to who may read it; a flag is not in any text that is read here. */
const toSolutionPassages = ({ pack, solution }: LoadedLab): Passage[] =>
  toPassages(`solution/${pack.lab_id}`, solution.html, toSource(pack), { part: 'solution' });

/** The steps that lead up to a task: those before the first that tells how, or all but the last, which is the task. */
function listOpenSteps({ pack, guided }: LoadedLab): LoadedLab['pack']['steps'] {
  const first = pack.steps.findIndex(({ id }) => guided.includes(id));
  return pack.steps.slice(0, first === -1 ? -1 : first);
}

/** A playground has no task, so nothing in it is a flaw to explain. */
const toStepPassages = (lab: LoadedLab): Passage[] =>
  (lab.pack.type === 'playground' ? [] : listOpenSteps(lab)).flatMap(({ id, title, html }) =>
    toPassages(
      `step/${lab.pack.lab_id}/${id}`,
      html ?? '',
      { ...toSource(lab.pack), ...(title && { heading: title }) },
      { part: 'step' },
    ),
  );

/** Made when it is first wanted, so that a server starts without it, and again when the lessons are others. */
export function createKnowledge(texts: CourseTexts, labs: readonly LoadedLab[]): () => Knowledge {
  let known: { knowledge: Knowledge; key: string } | undefined;
  return () => {
    const lessons = texts.listLessons();
    const key = lessons.map(({ courseId, itemId, html }) => `${courseId}/${itemId}/${html.length}`).join(' ');
    if (known?.key !== key) {
      const passages = [
        ...lessons.flatMap(toLessonPassages),
        ...labs.flatMap((lab) => [...toStepPassages(lab), ...toSolutionPassages(lab)]),
      ];
      known = {
        key,
        knowledge: { passages, index: createPassageIndex(passages), secrets: labs.map(toLabSecrets) },
      };
    }
    return known.knowledge;
  };
}
