/**
 * What each step may cost in processor seconds, its children included, in `npm test` and in `npm run test:all`. Both are
 * measured with proof records ignored, on the machine of `machine-speed.ts`; a slower one may take as much longer as its
 * own work takes. A step that needs a fifth more than that fails.
 */
export interface Budget {
  /** In `npm test`; undefined for a step that only `npm run test:all` has. */
  lean?: number;
  whole: number;
}

export const BUDGETS: Record<string, Budget> = {
  types: { lean: 47, whole: 47 },
  format: { lean: 3, whole: 3 },
  lint: { lean: 24, whole: 24 },
  prose: { lean: 11, whole: 11 },
  'dead code': { lean: 7, whole: 7 },
  unit: { lean: 66, whole: 66 },
  build: { lean: 57, whole: 80 },
  sizes: { lean: 1, whole: 1 },
  packages: { lean: 4, whole: 4 },
  'engine and authoring of labs': { lean: 38, whole: 38 },
  'hosts of the packages': { lean: 20, whole: 20 },
  processes: { lean: 135, whole: 140 },
  stories: { lean: 324, whole: 365 },
  'stories on Preact': { whole: 35 },
  pictures: { lean: 20, whole: 18 },
  'http on PostgreSQL': { lean: 371, whole: 360 },
  'http on the embedded database': { lean: 22, whole: 225 },
  labs: { lean: 290, whole: 281 },
  journeys: { lean: 256, whole: 730 },
  'flows in Firefox and WebKit': { whole: 145 },
};

const TOLERANCE = 1.2;

/** The sentence for a step that needed too much; undefined for one within its budget, or without one. */
export function findExcess(
  name: string,
  processorSeconds: number | undefined,
  { isWhole, slowness = 1 }: { isWhole: boolean; slowness?: number },
): string | undefined {
  const budget = BUDGETS[name]?.[isWhole ? 'whole' : 'lean'];
  if (budget === undefined || processorSeconds === undefined) return undefined;
  const most = budget * slowness * TOLERANCE;
  if (processorSeconds <= most) return undefined;
  return `${name} took ${processorSeconds.toFixed(0)} processor seconds; its budget is ${budget} (tooling/commands/budgets.ts), at most ${most.toFixed(0)} on this machine`;
}
