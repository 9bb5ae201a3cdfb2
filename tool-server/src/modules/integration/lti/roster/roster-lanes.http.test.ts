import { addPlatform, getContextProgress, openLaunch } from '@drawbridge/contracts/integration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../../test/fixtures/create-test-tool.ts';
import {
  type Browser,
  claim,
  createBrowser,
  INSTRUCTOR,
} from '../../../../../test/fixtures/lti/lti-browser.ts';
import { startTestPlatform, type TestPlatform } from '../../../../../test/fixtures/lti/lti-platform.ts';
import { createLtiTool, LAB, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';
import { copyPlatform } from '../../../../../test/fixtures/lti/platform-copies.ts';
import { NRPS } from '../../../../../test/fixtures/lti/roster-calls.ts';

let lti: LtiTool;
let healthy: TestPlatform;
beforeEach(async () => {
  lti = await createLtiTool();
  const { clock, origin } = lti.tool;
  healthy = await startTestPlatform({ clock, toolOrigin: origin, clientId: 'client-2' });
  await (await lti.tool.as('admin@globex.test')).call(addPlatform, healthy.registration);
});
afterEach(async () => {
  await healthy.close();
  await lti.close();
});

/** An instructor who looks at a course of a platform: its roster is asked for. */
async function look(
  platform: TestPlatform,
  browser: Browser,
  context: string,
  custom: object = {},
): Promise<Caller> {
  const { ltik } = await browser.enter({
    claims: {
      sub: 'teacher-1',
      [claim('roles')]: [INSTRUCTOR],
      [claim('custom')]: custom,
      [claim('context')]: { id: context },
      [NRPS]: { context_memberships_url: `${platform.issuer}/members`, service_versions: ['2.0'] },
    },
  });
  const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
  const teacher = lti.tool.withToken(data.token);
  await teacher.call(getContextProgress, {});
  return teacher;
}

describe('LTI-17 a platform whose rosters hang', () => {
  it('holds up no other, however many of its courses are asked for', async () => {
    // It hangs for good: whoever waits for it fails.
    lti.platform.rosterPages.set('/members', { fault: 'hang' });
    healthy.rosterPages.set('/members', { members: [] });
    for (let course = 0; course < 9; course += 1) await look(lti.platform, lti.browser, `course-${course}`);
    lti.tool.app.jobs.start();
    await expect.poll(() => lti.platform.rosterCalls.length).toBeGreaterThan(0);
    const teacher = await look(healthy, createBrowser(lti.tool, healthy), 'course-of-others');
    const readState = async () => (await teacher.call(getContextProgress, {})).data.roster.state;
    await expect.poll(readState).toBe('ready');
    expect(lti.platform.rosterCalls).toHaveLength(1);
  });

  it('holds up no other either where only the members of a link hang, and is asked for one thing at a time', async () => {
    // It hangs for good: whoever waits for it fails.
    lti.platform.rosterPages.set('/members', { members: [] });
    lti.platform.rosterPages.set('/members?rlid=link-1', { fault: 'hang' });
    healthy.rosterPages.set('/members', { members: [] });
    for (const course of ['a', 'b']) await look(lti.platform, lti.browser, course, { lab_id: LAB });
    lti.tool.app.jobs.start();
    await expect.poll(() => lti.platform.rosterCalls.length).toBe(3);
    const teacher = await look(healthy, createBrowser(lti.tool, healthy), 'course-of-others');
    const readState = async () => (await teacher.call(getContextProgress, {})).data.roster.state;
    await expect.poll(readState).toBe('ready');
    expect(lti.platform.rosterCalls).toHaveLength(3);
  });

  it('is asked for one roster at a time, until all are read', async () => {
    lti.platform.rosterPages.set('/members', { members: [] });
    const teachers = [];
    for (const course of ['a', 'b', 'c']) teachers.push(await look(lti.platform, lti.browser, course));
    await lti.tool.app.jobs.drain();
    for (const teacher of teachers)
      expect((await teacher.call(getContextProgress, {})).data.roster.state).toBe('ready');
    expect(lti.platform.rosterCalls).toHaveLength(3);
  });
});

describe('LTI-17 a company whose platforms all hang', () => {
  it('holds up no other company, however many platforms it registered', async () => {
    // It hangs for good: whoever waits for it fails.
    lti.platform.rosterPages.set('/members', { fault: 'hang' });
    healthy.rosterPages.set('/members', { members: [] });
    await look(lti.platform, lti.browser, 'course-1');
    await copyPlatform(lti, { company: 'acme', count: 9 });
    lti.tool.app.jobs.start();
    await expect.poll(() => lti.platform.rosterCalls.length).toBeGreaterThan(0);
    const teacher = await look(healthy, createBrowser(lti.tool, healthy), 'course-of-others');
    const readState = async () => (await teacher.call(getContextProgress, {})).data.roster.state;
    await expect.poll(readState).toBe('ready');
    expect(lti.platform.rosterCalls).toHaveLength(2);
  });
});
