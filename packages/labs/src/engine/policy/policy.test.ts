import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine } from '../../testing/build-lab.ts';
import { type LabEngine, type LabProgram, type TestRun } from '../index.ts';
import { runOneTest } from '../run/tests.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
  await engine.load('policy');
});

const world = {
  images: { 'node:22': { mb: 900, digest: 'sha256:aa', tools: ['node'] } },
  workflow: { secrets: ['DEPLOY_KEY'] },
};
const program = (files: Record<string, string>): LabProgram => ({
  engine: 'policy',
  entry: Object.keys(files)[0] ?? '',
  files: Object.entries(files).map(([path, text]) => ({ path, text })),
  seed: { world },
});
const signIn = { path: '/', user: '', password: '' };
const run = (files: Record<string, string>, source: string): TestRun =>
  engine.test(engine.prepare(program(files)), { id: 'case', source, seed: 1, accounts: [], signIn });

const DOCKERFILE = 'FROM node:22\nUSER app\nCMD ["node"]\n';

describe('A policy lab', () => {
  it('a policy lab passes parsed and simulated files to its tests', () => {
    const source = `
      expect(policy.files()).toEqual(['Dockerfile', 'k.yaml', 'main.tf', 'ci.yml']);
      expect(policy.dockerfile('Dockerfile').final.user).toBe('app');
      expect(policy.build('Dockerfile').start.problems).toEqual(['there is no user app in the image']);
      expect(policy.yaml('k.yaml')[0].lines['spec/hostNetwork']).toBe(3);
      expect(policy.k8s('k.yaml')[0].pod.hostNetwork).toBe(true);
      expect(policy.hcl('main.tf').blocks[0].labels).toEqual(['a', 'b']);
      expect(policy.workflow('ci.yml').triggers[0].event).toBe('push');
      expect(policy.run('ci.yml', 'push').jobs[0].id).toBe('one');`;
    const files = {
      Dockerfile: DOCKERFILE,
      'k.yaml': 'kind: Pod\nspec:\n  hostNetwork: true\n',
      'main.tf': 'resource "a" "b" {}\n',
      'ci.yml': 'on: push\njobs:\n  one:\n    steps:\n      - run: ls\n',
    };
    expect(run(files, source)).toMatchObject({ status: 'passed', message: '' });
  });

  it('a policy lab shows queries and findings as lines of the replay', () => {
    const image = engine.prepare(program({ Dockerfile: DOCKERFILE }));
    const source =
      "const built = policy.build('Dockerfile'); finding('latest', 'Dockerfile', built.base.line, 'the tag can be moved'); blocked('finding', 'another image could be put there');";
    const { result } = runOneTest(
      engine,
      { image },
      { accounts: [], seed: { world }, content_hash: '', tests: [] },
      { id: 'x', title: 'X', kind: 'exploit', visibility: 'visible', weight: 1, source },
      1,
    );
    expect(result).toMatchObject({ status: 'failed', message: 'another image could be put there' });
    expect(result.replay).toMatchObject([
      {
        method: 'BUILD',
        url: 'Dockerfile',
        status: 200,
        events: [{ kind: 'finding', text: 'Finding: Dockerfile:1: the tag can be moved' }],
      },
    ]);
  });

  it.each([
    [
      'Dockerfile',
      'FROM node:22\nRUM x',
      "policy.build('Dockerfile')",
      'Dockerfile:2:1: RUM is no instruction of a Dockerfile',
    ],
    [
      'Dockerfile',
      '',
      "policy.build('Dockerfile')",
      'Dockerfile:1:1: the file has no FROM: there is nothing to build',
    ],
    ['a.yaml', 'a: [1\n', "policy.yaml('a.yaml')", 'a.yaml:2:1:'],
    [
      'main.tf',
      'a = {\n',
      "policy.hcl('main.tf')",
      'main.tf:2:1: expected a name, found the end of the file',
    ],
    ['ci.yml', 'jobs: {}\n', "policy.workflow('ci.yml')", 'ci.yml:1:1: the workflow has no on'],
    ['a', '', "policy.text('b')", 'b:1:1: there is no such file'],
  ])('a policy lab is in error, with a position, when %s cannot be read', (path, text, source, message) => {
    const found = run({ [path]: text }, source);
    expect(found.status).toBe('error');
    expect(found.message).toContain(message);
    expect(found.message).not.toContain('    at ');
  });

  it('a policy lab fails, with the position, when the build stops', () => {
    expect(run({ Dockerfile: 'FROM node:99\n' }, "policy.build('Dockerfile')")).toMatchObject({
      status: 'failed',
      message: 'Dockerfile:1: the build stops: the registry has no image node:99. It has: node:22',
    });
  });

  it('a policy lab ends a test that never stops querying', () => {
    expect(run({ Dockerfile: DOCKERFILE }, "for (;;) policy.build('Dockerfile')")).toMatchObject({
      status: 'error',
      stop: 'requests',
    });
  });

  it('a policy lab has no app, no database, and the same hash for the same files', () => {
    const image = engine.prepare(program({ Dockerfile: DOCKERFILE }));
    const session = engine.open(image);
    expect(session.request({ method: 'GET', url: '/' }).response.status).toBe(501);
    expect(() => session.sql('SELECT 1')).toThrow(/no database/);
    expect(image.hash()).toBe(engine.prepare(program({ Dockerfile: DOCKERFILE })).hash());
  });

  it('a policy lab shows the result on the page', () => {
    const session = engine.open(engine.prepare(program({ Dockerfile: DOCKERFILE, broken: 'RUM' })));
    const { sections } = session.policy?.inspect('build Dockerfile') ?? { sections: [] };
    expect(sections[0]?.rows).toContainEqual({
      label: 'User of the first process',
      value: 'app',
      tone: 'good',
    });
    expect(session.policy?.inspect('build broken').sections[0]).toMatchObject({
      title: 'The file cannot be read',
    });
  });
});

const HOSTILE: Array<[string, string, string]> = [
  ['many instructions', 'dockerfile', `FROM node:22\n${'RUN a $b c\n'.repeat(5_500)}`],
  ['a long line', 'dockerfile', `FROM node:22\nRUN ${'a \\\n'.repeat(4_900)}`],
  ['many variables', 'dockerfile', `FROM node:22\nENV ${'a=${a:-b}x '.repeat(5_000)}`],
  ['a variable that doubles', 'build', `FROM node:22\nENV A=aaaaaaaa\n${'ENV A=$A$A\n'.repeat(900)}`],
  ['many flags', 'dockerfile', `FROM node:22\nRUN ${'--mount=x '.repeat(6_000)}`],
  ['many heredocs', 'dockerfile', `FROM node:22\nRUN ${'<<E '.repeat(15_000)}\n`],
  ['many stages', 'build', 'FROM node:22 AS a\n'.repeat(900) + 'RUN touch /x\n'],
  [
    'a chain of stages',
    'build',
    Array.from(
      { length: 900 },
      (_, index) => `FROM ${index === 0 ? 'node:22' : `s${index - 1}`} AS s${index}\nRUN touch /${index}\n`,
    ).join(''),
  ],
  ['open braces', 'hcl', 'a = {'.repeat(13_000)],
  ['a long list', 'hcl', `a = [${'1,'.repeat(30_000)}]`],
  ['many templates', 'hcl', `a = "${'${b}'.repeat(16_000)}"`],
  ['open templates', 'hcl', `a = "${'${'.repeat(30_000)}"`],
  ['open heredocs', 'hcl', 'a = <<A\n'.repeat(4_000)],
  ['dots', 'hcl', `a = ${'b.'.repeat(30_000)}c`],
  ['references', 'hcl', `a = 1 + ${'b.c['.repeat(16_000)}`],
  ['open lists', 'yaml', '['.repeat(60_000)],
  ['many keys', 'yaml', Array.from({ length: 4_900 }, (_, index) => `k${index}: ${index}`).join('\n')],
  ['equal keys', 'yaml', 'k: 1\n'.repeat(4_900)],
  ['quotes', 'yaml', '"'.repeat(60_000)],
  ['a flow of pairs', 'yaml', `{${'a,'.repeat(30_000)}}`],
  ['expressions', 'workflow', `on: push\njobs:\n  a:\n    steps:\n      - run: '${'${{ a.b'.repeat(7_000)}'`],
  ['a condition', 'run', `on: push\njobs:\n  a:\n    if: ${'('.repeat(30_000)}\n    steps: []`],
];

describe('A hostile file', () => {
  it.each(HOSTILE)('a hostile file, %s (%s), gets a verdict in time', (_name, op, text) => {
    const image = engine.prepare(program({ file: text.slice(0, 65_536) }));
    const started = process.cpuUsage();
    const found = engine.test(image, {
      id: 'case',
      source: `policy.${op}('file')`,
      seed: 1,
      accounts: [],
      signIn,
    });
    // Processor time, not wall time: other tests run in parallel.
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1_000).toBeLessThan(700);
    expect(['passed', 'failed', 'error']).toContain(found.status);
    expect(found.message).not.toContain('Maximum call stack');
    expect(found.stop).toBeNull();
  });
});
