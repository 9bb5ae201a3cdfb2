import { isMap, isSeq, parseDocument, type YAMLMap } from 'yaml';
import type { GeneralCheat } from '../cheat.ts';
import { toFileKind } from './file-kind.ts';
import type { PolicyMaterial } from './material.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Conditions that are false in a visible attack: its sender, its branch, its kind of event. */
function toConditions({ attacks }: PolicyMaterial): string[] {
  const conditions = attacks.flatMap(({ request }) => {
    const given: unknown = request.body === '' ? {} : JSON.parse(request.body);
    if (!isRecord(given)) return [];
    // Not the event itself: to leave one out may be the fix.
    const named = { actor: given['actor'], ref_name: given['branch'], 'event.action': given['type'] };
    return Object.entries(named).flatMap(([field, value]) =>
      typeof value === 'string' && value !== '' ? [`github.${field} != '${value}'`] : [],
    );
  });
  return [...new Set(conditions)];
}

/** The jobs of a workflow and their steps. */
function findGuarded(jobs: unknown): YAMLMap[] {
  if (!isMap(jobs)) return [];
  return jobs.items.flatMap(({ value }) => {
    if (!isMap(value)) return [];
    const steps: unknown = value.get('steps');
    return [value, ...(isSeq(steps) ? steps.items.filter((step) => isMap(step)) : [])];
  });
}

/** A list of who attacked yesterday. */
export const targetsByName: GeneralCheat<PolicyMaterial> = {
  id: 'targets-by-name',
  what: 'fixes nothing, and makes a job or a step depend on who sends the visible attack, and from where',
  improve: 'a hidden attack must come from another sender, on another branch and by each kind of event',
  submissions(material) {
    const conditions = toConditions(material);
    const guard = (text: string, part: number, condition: string) => {
      const document = parseDocument(text);
      findGuarded(document.get('jobs'))[part]?.set('if', condition);
      return document.toString();
    };
    return material.starter
      .filter(({ path }) => toFileKind(path) === 'workflow')
      .flatMap(({ path, text }) =>
        findGuarded(parseDocument(text).get('jobs')).flatMap((_map, part) =>
          conditions.map((condition) => ({
            name: `${path}: part ${part + 1}, if ${condition}`,
            files: [{ path, text: guard(text, part, condition) }],
          })),
        ),
      );
  },
};
