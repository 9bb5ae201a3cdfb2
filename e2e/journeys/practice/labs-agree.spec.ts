import { expect, test } from '@playwright/test';
import {
  findPageWorker,
  type Outcomes,
  type RunInPage,
  readOutcomes,
  runOutcomes,
  startWorker,
} from '../../fixtures/page-worker.ts';
import { openPortal, type Portal } from '../../fixtures/servers/portal.ts';

let portal: Portal;
let outcomes: Outcomes[];
test.beforeAll(async () => {
  [portal, outcomes] = await Promise.all([openPortal(), readOutcomes()]);
});
test.afterAll(() => portal?.close());

test('page and server agree on verdict and fuel of starter, solution and traps of every lab', async ({
  page,
}) => {
  expect(outcomes.length).toBeGreaterThan(20);
  const run = ((body: never, argument: never) => page.evaluate(body, argument)) as RunInPage;
  await page.goto(`${portal.url}/login`);
  await startWorker(run, findPageWorker());
  for (const lab of outcomes) {
    await test.step(lab.pack.lab_id, async () => {
      const seen = await runOutcomes(run, lab);
      lab.cases.forEach((one, index) => {
        expect.soft(seen[index], `${lab.pack.lab_id}, ${one.name}`).toEqual(one.tests);
      });
    });
  }
});
