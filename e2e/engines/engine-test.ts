import { writeFileSync } from 'node:fs';
import { findFirefox, findWebKit } from '@drawbridge/tooling/engines';
import { test as base, expect } from '@playwright/test';
import { LMS_HOST, TOOL_HOST } from '../fixtures/lms/lms-sites.ts';
import type { Engine } from './browsers/engine.ts';
import { openFirefox } from './browsers/firefox.ts';
import { createTab, type Tab } from './browsers/tab.ts';
import { openWebKit } from './browsers/webkit.ts';

export type EngineName = 'Firefox' | 'WebKit';

const SIZE = { width: 1440, height: 900 };

async function openEngine(name: EngineName): Promise<Engine> {
  if (name === 'Firefox') {
    const program = findFirefox();
    if (program) return openFirefox(program, [LMS_HOST, TOOL_HOST]);
  } else {
    const programs = findWebKit();
    if (programs) return openWebKit(programs);
  }
  throw new Error(`${name} is not installed`);
}

const isMissing = (name: EngineName) => (name === 'Firefox' ? findFirefox() : findWebKit()) === undefined;

interface WorkerFixtures {
  engineName: EngineName;
  /** One browser for all flows. */
  engine: Engine;
}

/** Tests that get a tab of the project's engine. Each begins without cookies, and fails with an error of its page. */
export const test = base.extend<{ tab: Tab }, WorkerFixtures>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await openEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  async tab({ engine }, use, info) {
    await engine.setSize(SIZE);
    const tab = createTab(engine);
    await use(tab);
    if (info.error) writeFileSync(info.outputPath('screenshot.png'), await engine.takeScreenshot());
    const faults = engine.takeFaults();
    await engine.deleteCookies();
    expect(faults, 'errors of the pages').toEqual([]);
  },
});

/** Skips the flows of an engine that this machine lacks. CI installs both: there they fail. */
export function skipWithoutEngine(): void {
  test.skip(({ engineName }) => !process.env['CI'] && isMissing(engineName), 'this engine is not installed');
}
