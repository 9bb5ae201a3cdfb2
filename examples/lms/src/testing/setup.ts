import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLms, type Lms } from '../lms.ts';
import { type FakeTool, startFakeTool } from './fake-tool.ts';
import { type Person, signIn } from './person.ts';

export interface Setup {
  lms: Lms;
  tool: FakeTool;
  as(userId: string): Promise<Person>;
  close(): Promise<void>;
}

export const [NOOR, IRIS, ADA] = ['u-101', 'u-201', 'u-301'] as const;

/** A platform with its own data, and a tool. */
export async function openSetup(): Promise<Setup> {
  const folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-lms-'));
  const tool = await startFakeTool();
  const lms = await createLms({ port: 0, dataDir: folder, toolUrl: tool.url });
  return {
    lms,
    tool,
    as: (userId) => signIn(lms.url, userId, tool.url),
    async close() {
      await lms.close();
      await tool.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
