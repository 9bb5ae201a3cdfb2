import { expect, it } from 'vitest';
import { createCallsUnderWay } from './calls-under-way.ts';

it('calls are finished if there are none', async () => {
  await createCallsUnderWay().finish();
});

it('calls are finished once the last one is, whether it fails or not', async () => {
  const calls = createCallsUnderWay();
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const results = Promise.allSettled([calls.run(() => first.promise), calls.run(() => second.promise)]);
  let hasFinished = false;
  const finished = calls.finish().then(() => (hasFinished = true));
  first.resolve('done');
  await first.promise;
  await new Promise(setImmediate);
  expect(hasFinished).toBe(false);
  second.reject(new Error('a fault'));
  await finished;
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});
