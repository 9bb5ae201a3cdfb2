import { runStep } from './run-step.ts';
import type { Step } from './steps.ts';

interface Repeated {
  step: Step;
  args: readonly string[];
  env: Record<string, string>;
}

/** Runs each step so many times, one after the other, and prints how often it was green. Gives whether all were. */
export async function repeatSteps(steps: readonly Repeated[], times: number): Promise<boolean> {
  let failed = 0;
  for (const { step, args, env } of steps) {
    let green = 0;
    for (let turn = 1; turn <= times; turn++) {
      const run = await runStep(step, args, env);
      if (run.failed === 0) green += 1;
      const outcome = run.failed === 0 ? 'green' : `${run.failed} FAILED\n${run.output.trim()}\n`;
      console.log(`${step.name}, run ${turn} of ${times}, ${Math.round(run.seconds)} s: ${outcome}`);
    }
    failed += times - green;
    console.log(`${step.name}: ${green} of ${times} runs green`);
  }
  console.log(`${steps.length * times - failed} passed, ${failed} failed`);
  return failed === 0;
}
