import { ensureBrowser } from '@drawbridge/tooling/chromium';
import type { TestProject } from 'vitest/node';
import { checkInputs } from './check-inputs.ts';

export async function setup(project: TestProject): Promise<() => void> {
  await ensureBrowser();
  return () => checkInputs(project);
}
