import type { LabRunner, LabRunnerOptions } from '@drawbridge/labs/engine';

/** Makes an engine for a page: one in a worker, or the fake one of stories. */
export type CreateRunner = (options: Pick<LabRunnerOptions, 'onFetching'>) => LabRunner | Promise<LabRunner>;
