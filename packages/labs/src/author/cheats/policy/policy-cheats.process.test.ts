import { beforeAll, describe, expect, it } from 'vitest';
import type { LabEngine } from '../../../engine/lab-engine.ts';
import type { LoadedLab } from '../../../grade/lab.ts';
import { buildEngine } from '../../../testing/build-lab.ts';
import { buildPolicyLab, type ExampleTest } from '../../../testing/example-labs.ts';
import { findAccepted } from '../find-accepted.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
  await engine.load('policy');
});

const isAccepted = (cheat: string, lab: LoadedLab) => findAccepted(engine, lab, cheat).candidates.length > 0;

const DOCKERFILE = 'FROM node:24\nRUN apt-get install -y curl\nCMD ["node"]\n';
const SOLVED_DOCKERFILE = 'FROM node:24\nUSER node\nCMD ["node"]\n';
const IMAGE_WORLD = {
  images: {
    'node:24': {
      mb: 100,
      digest: `sha256:${'a'.repeat(64)}`,
      users: ['node:1000'],
      manager: 'apt',
      tools: ['node', 'npm'],
    },
  },
  packages: { curl: 5 },
  secrets: [{ id: 'token', value: 'smf_7Yq2hW9dKx4LrT', what: 'The token' }],
};
const docker = (tests: ExampleTest[]) =>
  buildPolicyLab(
    [{ path: 'Dockerfile', text: DOCKERFILE }],
    [{ path: 'Dockerfile', text: SOLVED_DOCKERFILE }],
    tests,
    IMAGE_WORLD,
  );

const WORKFLOW = `on: { push: {}, pull_request_target: {} }
jobs:
  test:
    runs-on: x
    steps:
      - run: npm test
      - run: echo \${{ github.event.pull_request.title }}
  lint:
    runs-on: x
    steps:
      - run: npm run lint
`;
const SOLVED_WORKFLOW = WORKFLOW.replace('echo ${{ github.event.pull_request.title }}', 'echo done');
const workflow = (tests: ExampleTest[]) =>
  buildPolicyLab(
    [{ path: '.github/workflows/ci.yml', text: WORKFLOW }],
    [{ path: '.github/workflows/ci.yml', text: SOLVED_WORKFLOW }],
    tests,
  );
const run = (visibility: ExampleTest[0], event: string): ExampleTest => [
  visibility,
  'exploit',
  `const { jobs } = policy.run('.github/workflows/ci.yml', ${event}); expect(jobs.flatMap(({ steps }) => steps).flatMap(({ injected }) => injected)).toBeEmpty();`,
];

const TERRAFORM = 'resource "bucket" "logs" {\n  public = true\n}\n';
const terraform = (tests: ExampleTest[]) =>
  buildPolicyLab(
    [{ path: 'main.tf', text: TERRAFORM }],
    [{ path: 'main.tf', text: TERRAFORM.replace('true', 'false') }],
    tests,
  );
const hcl = (visibility: ExampleTest[0], claim: string): ExampleTest => [
  visibility,
  'exploit',
  `const { blocks } = policy.hcl('main.tf'); expect(${claim}).toBe(true);`,
];

const POD = (name: string, root: boolean) =>
  `kind: Pod\nmetadata: { name: ${name} }\nspec: { containers: [{ name: c, image: x, securityContext: { privileged: ${root} } }] }\n`;
const kube = (tests: ExampleTest[]) =>
  buildPolicyLab(
    [{ path: 'pods.yaml', text: `${POD('one', true)}---\n${POD('two', false)}` }],
    [{ path: 'pods.yaml', text: `${POD('one', false)}---\n${POD('two', false)}` }],
    tests,
  );
const yaml = (claim: string): ExampleTest => [
  'hidden',
  'exploit',
  `const text = policy.text('pods.yaml'); expect(${claim}).toBe(true);`,
];

/** Looks for a secret in each spelling, base64 behind each of these as well. */
const SPELLED = (before: string) => `const secret = 'smf_7Yq2hW9dKx4LrT', text = policy.text('Dockerfile');
const base64 = ['', ${before}].map((start) => Buffer.from(start + secret).toString('base64'));
const spelled = [secret, Buffer.from(secret).toString('hex'), [...secret].reverse().join(''), ...base64];
expect(spelled.filter((one) => text.includes(one))).toBeEmpty();
expect(policy.build('Dockerfile').user).toBe('node');`;

describe('labs whose files are read', () => {
  const WEAK_FILES: Array<[cheat: string, why: string, lab: LoadedLab]> = [
    [
      'solution-in-comments',
      'a Dockerfile is searched for a word',
      docker([['hidden', 'exploit', "expect(policy.text('Dockerfile').includes('USER node')).toBe(true);"]]),
    ],
    [
      'solution-beside',
      'one resource without the fault is enough',
      terraform([hcl('hidden', 'blocks.some(({ attributes }) => attributes.public?.value.value === false)')]),
    ],
    [
      'renamed-parts',
      'a resource is known by its name',
      terraform([
        hcl(
          'hidden',
          "!blocks.some(({ labels, attributes }) => labels[1] === 'logs' && attributes.public.value.value)",
        ),
      ]),
    ],
    ['renamed-parts', 'an object is known by its name', kube([yaml('!/name: one[^-].*/.test(text)')])],
    [
      'secrets-encoded',
      'a secret is looked for as it is written',
      docker([
        [
          'hidden',
          'exploit',
          "const image = policy.build('Dockerfile'); expect(image.user).toBe('node'); expect(image.leaks).toBeEmpty();",
        ],
      ]),
    ],
    [
      'targets-by-name',
      'every stranger has the same name',
      workflow([
        run('visible', "{ name: 'pull_request_target', fork: true, actor: 'stranger' }"),
        run('hidden', "{ name: 'pull_request_target', fork: true, actor: 'stranger' }"),
      ]),
    ],
    [
      'feature-deleted',
      'nobody needs the job',
      workflow([run('hidden', "{ name: 'pull_request_target', fork: true }")]),
    ],
    ['feature-deleted', 'nobody needs the object', kube([yaml("!text.includes('privileged: true')")])],
    [
      'feature-deleted',
      'nobody needs the resource',
      terraform([hcl('hidden', 'blocks.every(({ attributes }) => attributes.public.value.value === false)')]),
    ],
    [
      'all-refused',
      'an empty file is as good',
      terraform([hcl('hidden', 'blocks.every(({ attributes }) => attributes.public.value.value === false)')]),
    ],
  ];
  it.each(WEAK_FILES)('%s passes where %s', (cheat, _why, lab) => {
    expect(isAccepted(cheat, lab)).toBe(true);
  });

  it('secrets-encoded passes if base64 is searched behind no other character', () => {
    const spelled = ['hidden', 'exploit', SPELLED('')] as const;
    const names = (test: ExampleTest) =>
      findAccepted(engine, docker([test]), 'secrets-encoded').candidates.map(({ name }) => name);
    expect(names([...spelled])).toEqual([
      'token, base64 behind one of its characters',
      'token, base64 behind two of its characters',
    ]);
    expect(names(['hidden', 'exploit', SPELLED("'b', 'by'")])).toEqual([]);
  });

  it('no cheat passes a lab with good tests', () => {
    const works: ExampleTest = [
      'visible',
      'functional',
      "const { jobs } = policy.run('.github/workflows/ci.yml', 'push'); expect(jobs.flatMap(({ steps }) => steps).map(({ script }) => script).join()).toMatch(/npm test.*npm run lint/s);",
    ];
    const asked: ExampleTest = [
      'visible',
      'functional',
      "const { jobs } = policy.run('.github/workflows/ci.yml', 'pull_request_target'); expect(jobs.flatMap(({ steps }) => steps).some(({ script }) => script === 'npm test')).toBe(true);",
    ];
    const lab = workflow([
      works,
      asked,
      run('visible', "{ name: 'pull_request_target', fork: true, actor: 'stranger' }"),
      run(
        'hidden',
        "{ name: 'pull_request_target', fork: true, actor: token(6), branch: token(5), type: 'synchronize' }",
      ),
    ]);
    expect(findAccepted(engine, lab).candidates).toEqual([]);
  });
});
