import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addPlatform, type LabPack, type PersonId } from '@drawbridge/contracts';
import type { LoadedLab } from '@drawbridge/labs/grade';
import { createEventBus, type DomainEvents } from '../src/events.ts';
import { toDemoCompanyId } from '../src/modules/demo/index.ts';
import type { GradeLab } from '../src/modules/labs/index.ts';
import { toPersonId } from '../src/modules/lti/launch/person-id.ts';
import { listenForResults } from '../src/modules/lti/scores/results.ts';
import { type Caller, createTestTool, type TestTool } from './create-test-tool.ts';
import { type Browser, createBrowser } from './lti-browser.ts';
import { startTestPlatform, type TestPlatform } from './lti-platform.ts';

export const LAB = 'l1-someone-elses-invoice';
export const OTHER_LAB = 'l8-signed-in-as-no-one';
export const COURSE = 'c2-injection-at-the-boundary';

const toLab = (lab_id: string) => ({ pack: { lab_id } as LabPack }) as unknown as LoadedLab;

const dist = fileURLToPath(new URL('../../portal/dist', import.meta.url));
const STAND_IN = '<!doctype html><title>stand-in of the portal</title>';

/**
 * The pages of a launch are the portal's document. Where the portal is not built, a stand-in takes its place;
 * the last test tool that uses it takes it away again. @returns gives it back
 */
function borrowPortalDocument(): () => void {
  const file = `${dist}/index.html`;
  const isBuilt = () => existsSync(file) && readFileSync(file, 'utf8') !== STAND_IN;
  if (isBuilt()) return () => undefined;
  const mark = `${dist}/.stand-in-${randomUUID()}`;
  mkdirSync(dist, { recursive: true });
  writeFileSync(mark, '');
  writeFileSync(file, STAND_IN);
  return () => {
    rmSync(mark, { force: true });
    const isUsed = existsSync(dist) && readdirSync(dist).some((name) => name.startsWith('.stand-in-'));
    if (!isUsed && !isBuilt()) rmSync(file, { force: true });
  };
}

export interface LtiTool {
  tool: TestTool;
  platform: TestPlatform;
  browser: Browser;
  /** Signs in anew: tests move the clock past the end of a session. */
  admin(): Promise<Caller>;
  /** The id under which the platform is registered. */
  platformId: string;
  close(): Promise<void>;
}

/** A tool, an admin, and a platform that ACME registered. */
export async function createLtiTool(
  options: { clientId?: string; deploymentId?: string; labs?: readonly LoadedLab[]; grader?: GradeLab } = {},
): Promise<LtiTool> {
  const giveBack = borrowPortalDocument();
  const tool = await createTestTool({
    labs: options.labs ?? [toLab(LAB), toLab(OTHER_LAB)],
    ...(options.grader ? { grader: options.grader } : {}),
  });
  const platform = await startTestPlatform({ clock: tool.clock, toolOrigin: tool.origin, ...options });
  const admin = () => tool.as('admin@acme.test');
  const { data } = await (await admin()).call(addPlatform, platform.registration);
  return {
    tool,
    platform,
    browser: createBrowser(tool, platform),
    admin,
    platformId: data.platform.id,
    async close() {
      await platform.close();
      await tool.close();
      giveBack();
    },
  };
}

/** The person that a launch of this subject makes. */
export const toLaunchedPerson = ({ platform }: LtiTool, sub: string): PersonId =>
  toPersonId(
    { companyId: toDemoCompanyId('acme'), issuer: platform.issuer, clientId: platform.clientId },
    sub,
  );

/** Publishes an event as the feature that records it would: inside a transaction, on a bus of the test's own. */
export async function publishEvent<Name extends keyof DomainEvents>(
  { tool }: LtiTool,
  name: Name,
  event: Omit<DomainEvents[Name], 'at'>,
): Promise<void> {
  const bus = createEventBus();
  listenForResults(bus, () => undefined);
  await tool.database.db.transaction((tx) =>
    bus.publish(tx, name, { ...event, at: tool.clock.now() } as DomainEvents[Name]),
  );
}
