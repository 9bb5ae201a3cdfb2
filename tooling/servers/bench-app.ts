import { type App, createApp } from '@drawbridge/tool-server/app';
import { systemClock } from '@drawbridge/tool-server/clock';
import { createSecret } from '@drawbridge/tool-server/secret';

type AppDeps = Parameters<typeof createApp>[0];

export const BENCH_SECRET = createSecret('the secret of the benchmark, nothing else');

/** Our server without content of its own: a benchmark writes the rows that it measures. */
export const createBenchApp = (
  deps: Pick<AppDeps, 'config' | 'database' | 'log' | 'embeddedDir'>,
): Promise<App> =>
  createApp({
    ...deps,
    catalogue: {
      courses: [],
      live: [],
      quizzes: [],
      plans: [],
      freePlan: { courses: [], labs: 0, challenges: 0 },
      prices: [],
      journeys: [],
      certifications: [],
      badges: [],
      feed: [],
    },
    labs: [],
    grader: { grade: () => Promise.reject(new Error('the benchmark grades nothing')), verify: () => false },
    secret: BENCH_SECRET,
    clock: systemClock,
  });
