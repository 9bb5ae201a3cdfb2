import { beforeEach, describe, expect, it } from 'vitest';
import { provideSetup } from '../testing/provide-setup.ts';
import { AGS, findLink, NRPS, openServices, postJson } from '../testing/services.ts';

interface Row {
  user_id: string;
  status: string;
  roles: string[];
  name?: string | null;
  email?: string | null;
  message?: Record<string, unknown>[];
}
interface Roster {
  id: string;
  context: object;
  members: Row[];
}

const PATH = '/lti/contexts/course-7/memberships';
const setup = provideSetup();
let services: Awaited<ReturnType<typeof openServices>>;

beforeEach(async () => {
  services = await openServices(setup, NRPS);
});

async function readRoster(address: string) {
  const { body, ...rest } = await services.read(address);
  return { ...rest, body: body as Roster };
}
const ids = ({ members }: Roster) => members.map(({ user_id }) => user_id);

/** All pages; each address that was read. */
async function readAll(
  path: string,
): Promise<{ rows: Row[]; pages: number; differences: string | undefined }> {
  const rows: Row[] = [];
  let next: string | undefined = path;
  let pages = 0;
  let differences: string | undefined;
  while (next !== undefined) {
    const { body, link } = await readRoster(next);
    rows.push(...body.members);
    next = findLink(link, 'next');
    differences = findLink(link, 'differences');
    pages += 1;
  }
  return { rows, pages, differences };
}

describe('NRPS 2.0 the roster', () => {
  it('2.2 the roster has the course and everyone in it, with status and full roles', async () => {
    const { body } = await readRoster(PATH);
    expect(body.context).toEqual({
      id: 'course-7',
      label: 'SEC-101',
      title: 'Secure code for web developers',
    });
    expect(body.members).toContainEqual({
      user_id: 'u-101',
      status: 'Active',
      roles: expect.arrayContaining(['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner']),
      name: 'Noor Vale',
      given_name: 'Noor',
      family_name: 'Vale',
      email: 'noor@harbor.test',
    });
    expect(body.members.find(({ user_id }) => user_id === 'u-106')?.status).toBe('Inactive');
    expect(ids(body)).not.toContain('u-301');
  });

  it('2.4 the roster leaves out what a person withholds, and what the platform does not share', async () => {
    const { body } = await readRoster(PATH);
    const [mei, luca] = ['u-103', 'u-104'].map((id) => body.members.find(({ user_id }) => user_id === id));
    expect(mei).toMatchObject({ name: 'Mei Tanaka' });
    expect(mei).not.toHaveProperty('email');
    expect(luca).not.toHaveProperty('name');
    setup.lms.state.behaviour.personalData = 'null';
    const { body: nulls } = await readRoster(PATH);
    expect(nulls.members.every(({ name, email }) => name === null && email === null)).toBe(true);
  });

  it.each(['Learner', 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'])(
    '2.4.1 the roster has only one role: %s',
    async (role) => {
      const { body } = await readRoster(`${PATH}?role=${encodeURIComponent(role)}`);
      expect(ids(body)).toEqual(['u-101', 'u-102', 'u-103', 'u-104', 'u-105', 'u-106']);
    },
  );

  it('2.4.2 the roster is read in pages: each person once, the filter kept', async () => {
    const { rows, pages } = await readAll(`${PATH}?limit=2&role=Learner`);
    expect([rows.length, pages]).toEqual([6, 3]);
    expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(6);
  });

  it('2.4.2 a page has no more people than the platform allows, whatever the limit requests', async () => {
    setup.lms.state.behaviour.rosterPageSize = 3;
    const { body, link } = await readRoster(`${PATH}?limit=1000`);
    expect(body.members).toHaveLength(3);
    expect(findLink(link, 'next')).toBe(`${setup.lms.url}${PATH}?limit=3&page=2`);
  });

  it.each(['limit=0', 'limit=x', 'page=-1', 'since=x', 'rlid=nothing', 'role=a&role=b'])(
    'the query %s is refused at its field',
    async (query) => {
      const { status, body } = await services.read(`${PATH}?${query}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ field: query.split('=')[0] });
    },
  );

  it('2.4.4 differences contain what changed since, including deleted people', async () => {
    const { differences } = await readAll(PATH);
    expect((await readRoster(differences ?? '')).body.members).toEqual([]);
    await postJson(setup, '/dev/members', { userId: 'u-102', status: 'Deleted' });
    await postJson(setup, '/dev/members', { userId: 'u-101', status: 'Inactive' });
    const { body, link } = await readRoster(differences ?? '');
    expect(body.members.map(({ user_id, status }) => [user_id, status])).toEqual([
      ['u-101', 'Inactive'],
      ['u-102', 'Deleted'],
    ]);
    expect((await readRoster(findLink(link, 'differences') ?? '')).body.members).toEqual([]);
    expect(ids((await readRoster(PATH)).body)).not.toContain('u-102');
  });

  it('3.3 the roster of one link has its people, and what a launch would say', async () => {
    await postJson(setup, '/dev/activities/link-1', { onlyFor: ['u-102'] });
    const { body } = await readRoster(`${PATH}?rlid=link-1`);
    expect(ids(body)).toEqual(['u-102', 'u-201', 'u-202']);
    expect(body.members[0]?.message).toEqual([
      {
        'https://purl.imsglobal.org/spec/lti/claim/message_type': 'LtiResourceLinkRequest',
        'https://purl.imsglobal.org/spec/lti/claim/custom': {
          lab_id: 'l1-someone-elses-invoice',
          groups: '$Context.groups',
        },
      },
    ]);
  });

  it('the roster has no page on this host, or no last page, if the switch says so', async () => {
    const { behaviour } = setup.lms.state;
    Object.assign(behaviour, {
      rosterNext: 'elsewhere',
      rosterNextHost: 'http://other.example',
      rosterPageSize: 2,
    });
    const first = await readRoster(PATH);
    expect(findLink(first.link, 'next')).toBe(`http://other.example${PATH}?limit=2&page=2`);
    behaviour.rosterNext = 'loop';
    const { link } = await readRoster(PATH);
    expect(findLink(link, 'next')).toBe(setup.lms.url + PATH);
  });

  it('the roster has no differences, and no role but student, if the switches say so', async () => {
    setup.behave({ rosterDifferences: false, rosterRoles: 'all-learners' });
    const { body, link } = await readRoster(PATH);
    expect(link).toBeNull();
    expect(new Set(body.members.flatMap(({ roles }) => roles.map((role) => role.split('#')[1])))).toEqual(
      new Set(['Learner', 'Student']),
    );
  });

  it('the roster has as many people as a load test wants', async () => {
    const { body } = await postJson(setup, '/dev/members', { count: 120 });
    expect(body.userIds).toHaveLength(120);
    const { rows, pages } = await readAll(PATH);
    expect([rows.length, pages]).toEqual([128, 3]);
  });
});

describe('NRPS 2.1 access', () => {
  it('the roster is refused without a token, with a foreign one and without the scope', async () => {
    expect((await fetch(setup.lms.url + PATH)).status).toBe(401);
    const foreign = { headers: { authorization: 'Bearer x' } };
    expect((await fetch(setup.lms.url + PATH, foreign)).status).toBe(401);
    const grades = await openServices(setup, `${AGS}score`);
    expect((await grades.call(PATH)).status).toBe(403);
  });

  it('access ends when the administrator disables the service', async () => {
    setup.lms.state.behaviour.roster = false;
    expect((await services.call(PATH)).status).toBe(403);
  });

  it('access is for the deployments of the token: a course of another one is not found', async () => {
    const { body: deployment } = await postJson(setup, '/dev/deployments', { deploymentId: '2' });
    const { body: course } = await postJson(setup, '/dev/courses', {
      deployment: deployment.key,
      contextId: 'course-7',
    });
    const path = `/lti/contexts/${String(course.key)}/memberships`;
    expect((await services.call(path)).status).toBe(200);
    const claim = 'https://purl.imsglobal.org/spec/lti/claim/deployment_id';
    const { body } = await setup.tool.requestToken(setup.lms.url, NRPS, { [claim]: '1' });
    const headers = { authorization: `Bearer ${String(body.access_token)}` };
    expect((await fetch(setup.lms.url + path, { headers })).status).toBe(404);
    expect((await fetch(setup.lms.url + PATH, { headers })).status).toBe(200);
  });
});
