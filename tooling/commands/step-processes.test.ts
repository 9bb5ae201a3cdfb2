import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const MODULE = new URL('./step-processes.ts', import.meta.url).href;
/** A runner with a step, which starts a process that sleeps, tells its number and would go on. */
const RUNNER = `
  import { spawn } from 'node:child_process';
  import { endStepsAtExit, endWithThisProcess, HAS_GROUPS } from ${JSON.stringify(MODULE)};
  endStepsAtExit();
  const step = 'sleep 600 & echo $!; wait';
  endWithThisProcess(spawn('sh', ['-c', step], { detached: HAS_GROUPS, stdio: ['ignore', 'inherit', 'inherit'] }));
  setInterval(() => undefined, 1_000);
`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.runIf(process.platform === 'linux').each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s ends the runner and what its steps have started', async (signal, status) => {
  const runner = spawn(process.execPath, ['--input-type=module', '-e', RUNNER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(runner.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  expect(isAlive(pid)).toBe(true);
  runner.kill(signal);
  expect(await once(runner, 'exit')).toEqual([status, null]);
  await expect.poll(() => isAlive(pid)).toBe(false);
});
