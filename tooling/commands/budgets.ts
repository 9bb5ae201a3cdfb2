/**
 * What each step may cost in processor seconds, its children included, in `npm test` and in `npm run test:all`. Both are
 * measured with proof records ignored. Processor time hardly depends on what else the machine does; a step that needs a
 * fifth more than its budget fails.
 */
export interface Budget {
  /** In `npm test`; undefined for a step that only `npm run test:all` has. */
  lean?: number;
  whole: number;
}

export const BUDGETS: Record<string, Budget> = {
  types: { lean: 50, whole: 50 },
  format: { lean: 5, whole: 5 },
  lint: { lean: 25, whole: 25 },
  'dead code': { lean: 10, whole: 10 },
  unit: { lean: 60, whole: 60 },
  build: { lean: 50, whole: 110 },
  sizes: { lean: 2, whole: 2 },
  packages: { lean: 15, whole: 15 },
  'engine and authoring of labs': { lean: 30, whole: 30 },
  'hosts of the packages': { lean: 25, whole: 25 },
  processes: { lean: 90, whole: 120 },
  stories: { lean: 300, whole: 400 },
  'stories on Preact': { whole: 55 },
  pictures: { lean: 30, whole: 30 },
  'http on PostgreSQL': { lean: 350, whole: 350 },
  'http on the embedded database': { lean: 40, whole: 250 },
  labs: { lean: 250, whole: 250 },
  journeys: { lean: 160, whole: 500 },
};

const TOLERANCE = 1.2;

/** The sentence for a step that needed too much; undefined for one within its budget, or without one. */
export function findExcess(
  name: string,
  processorSeconds: number | undefined,
  isWhole: boolean,
): string | undefined {
  const budget = BUDGETS[name]?.[isWhole ? 'whole' : 'lean'];
  if (budget === undefined || processorSeconds === undefined) return undefined;
  if (processorSeconds <= budget * TOLERANCE) return undefined;
  return `${name} took ${processorSeconds.toFixed(0)} processor seconds; its budget is ${budget} (tooling/commands/budgets.ts)`;
}
