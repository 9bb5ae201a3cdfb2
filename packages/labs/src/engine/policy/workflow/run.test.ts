import { describe, expect, it } from 'vitest';
import { evaluate, holds } from './condition.ts';
import { runWorkflow, toEvent, toWorkflowWorld, writableAreas } from './run.ts';
import { parseWorkflow } from './workflow.ts';

const world = toWorkflowWorld({
  workflow: { secrets: ['DEPLOY_KEY', 'NPM_TOKEN'], environments: { production: ['SIGNING_KEY'] } },
});
const HEAD = 'on: [push, pull_request, pull_request_target, issue_comment]\n';
const run = (text: string, event: unknown) =>
  runWorkflow(parseWorkflow('ci.yml', HEAD + text, world.permissions), toEvent(event), world);
const fork = (name: string, more = {}) => ({ name, fork: true, ...more });
const job = (steps: string, head = '') => `jobs:\n  one:\n${head}    steps:\n${steps}`;

describe('A simulated workflow', () => {
  it("a workflow's triggers are read in each of their forms", () => {
    const triggers = (on: string) =>
      parseWorkflow('a.yml', `${on}\njobs: {}\n`).triggers.map(({ event, branches }) => [event, branches]);
    expect(triggers('on: push')).toEqual([['push', []]]);
    expect(triggers('on: [push, pull_request]')).toHaveLength(2);
    expect(triggers('on:\n  push: { branches: main }\n  workflow_dispatch:\n')).toEqual([
      ['push', ['main']],
      ['workflow_dispatch', []],
    ]);
  });

  it('a workflow starts only for what the triggers name', () => {
    const only = parseWorkflow(
      'a.yml',
      'on: { push: { branches: [main, "release/*"] } }\njobs: { a: { steps: [] } }\n',
    );
    const starts = (event: unknown) => runWorkflow(only, toEvent(event), world).started;
    expect([
      starts('push'),
      starts({ name: 'push', branch: 'release/1' }),
      starts({ name: 'push', branch: 'x' }),
    ]).toEqual([true, true, false]);
    expect(starts('pull_request')).toBe(false);
  });

  it('a workflow has the permissions of the job, of the workflow, or of the repository', () => {
    const writes = (text: string, event: unknown = 'push') =>
      run(text, event).jobs.map(({ permissions }) => writableAreas(permissions).length);
    expect(writes(job('      - run: ls\n'))).toEqual([12]);
    expect(writes(`permissions: {}\n${job('      - run: ls\n')}`)).toEqual([0]);
    expect(
      writes(`permissions: read-all\n${job('      - run: ls\n', '    permissions: { contents: write }\n')}`),
    ).toEqual([1]);
  });

  it('a workflow lists the commands that a step surely runs', () => {
    const commands = (text: string) =>
      run(text, 'push').jobs.flatMap(({ steps }) => steps.map((step) => step.commands));
    const env = '    env: { WHAT: "${{ github.event_name }}" }\n';
    expect(commands(job('      - run: echo "$WHAT" "${{ github.ref_name }}" || exit 1\n', env))).toEqual([
      [['echo', 'push', 'main']],
    ]);
    expect(commands(job('      - run: npm test\n        continue-on-error: true\n'))).toEqual([[]]);
    expect(commands(job('      - run: npm test\n', '    continue-on-error: true\n'))).toEqual([[]]);
    expect(commands(`defaults: { run: { shell: "cat {0}" } }\n${job('      - run: npm test\n')}`)).toEqual([
      [],
    ]);
    expect(commands(job('      - run: npm test\n        shell: "true {0}"\n'))).toEqual([[]]);
  });

  it("a workflow withholds secrets and a writing token from a fork's pull request, but not from pull_request_target", () => {
    const text = job('      - run: deploy\n        env: { KEY: "${{ secrets.DEPLOY_KEY }}" }\n');
    const seen = (event: unknown) => {
      const [first] = run(text, event).jobs;
      return [first?.steps[0]?.secrets, writableAreas(first?.permissions ?? {}).length];
    };
    expect(seen('push')).toEqual([['DEPLOY_KEY'], 12]);
    expect(seen(fork('pull_request'))).toEqual([[], 0]);
    expect(seen(fork('pull_request_target'))).toEqual([['DEPLOY_KEY'], 12]);
  });

  it("a workflow detects the sender's code running with what the base repository has", () => {
    const text = job(
      '      - uses: actions/checkout@v5\n        with: { ref: "${{ github.event.pull_request.head.sha }}" }\n      - run: npm ci\n',
      '    env: { T: "${{ secrets.NPM_TOKEN }}" }\n',
    );
    const steps = run(text, fork('pull_request_target')).jobs[0]?.steps;
    expect(steps?.[1]).toMatchObject({ untrustedTree: true, secrets: ['NPM_TOKEN'] });
    expect(
      run(text.replace(/\n {8}with:.*/, ''), fork('pull_request_target')).jobs[0]?.steps[1]?.untrustedTree,
    ).toBe(false);
  });

  const head = '"${{ github.event.pull_request.head.sha }}"';
  it.each([
    ['actions/checkout in capitals', `      - uses: Actions/Checkout@v5\n        with: { ref: ${head} }\n`],
    [
      'an index',
      `      - uses: actions/checkout@v5\n        with: { ref: "\${{ github['event']['pull_request']['head'].sha }}" }\n`,
    ],
    [
      'a variable',
      `      - uses: actions/checkout@v5\n        env: { SHA: ${head} }\n        with: { ref: "\${{ env.SHA }}" }\n`,
    ],
    [
      'git, by number',
      '      - run: git fetch origin pull/${{ github.event.number }}/head && git checkout FETCH_HEAD\n',
    ],
    [
      'git, by a variable',
      `      - env: { SHA: ${head} }\n        run: git fetch origin && git checkout "$SHA"\n`,
    ],
  ])("a workflow recognizes the sender's tree by %s", (_how, step) => {
    const { jobs } = run(job(`${step}      - run: npm test\n`), fork('pull_request_target'));
    expect(jobs[0]?.steps[1]?.untrustedTree).toBe(true);
  });
  it("git with a name of the sender's in a variable of another step leaves the tree alone", () => {
    const step = `      - env: { SHA: ${head} }\n        run: echo "$SHA"\n      - run: git fetch --tags\n`;
    const { jobs } = run(job(`${step}      - run: npm test\n`), fork('pull_request_target'));
    expect(jobs[0]?.steps[2]?.untrustedTree).toBe(false);
  });

  it('text of the sender that becomes a script is named, through env in braces too, but not through a variable', () => {
    const injected = (step: string) =>
      run(job(step), fork('issue_comment')).jobs[0]?.steps[0]?.injected.map(({ source }) => source);
    expect(injected('      - run: echo "${{ github.event.comment.body }}"\n')).toEqual([
      'github.event.comment.body',
    ]);
    expect(
      injected('      - env: { B: "${{ github.event.comment.body }}" }\n        run: echo "${{ env.B }}"\n'),
    ).toEqual(['github.event.comment.body']);
    expect(
      injected('      - env: { B: "${{ github.event.comment.body }}" }\n        run: echo "$B"\n'),
    ).toEqual([]);
    expect(injected("      - run: echo ${{ github.event['pull_request']['title'] }}\n")).toEqual([
      'github.event.pull_request.title',
    ]);
    expect(injected('      - run: echo ${{ github.sha }}\n')).toEqual([]);
  });

  it('a workflow distinguishes a commit from a name', () => {
    const pinned = (uses: string) =>
      parseWorkflow('a.yml', `on: push\n${job(`      - uses: ${uses}\n`)}`).jobs[0]?.steps[0]?.uses?.pinned;
    expect(pinned('a/b@v4')).toBe(false);
    expect(pinned(`a/b@${'0a'.repeat(20)}`)).toBe(true);
    expect(pinned('./.github/actions/x')).toBe(true);
    expect(pinned('docker://alpine:3')).toBe(false);
  });

  it("jobs whose condition is false, and those that need them, are omitted; an environment's secrets wait for approval", () => {
    const text = `jobs:
  a: { if: "github.event_name == 'push' && github.ref == 'refs/heads/main'", steps: [{ run: ls }] }
  b: { needs: a, environment: production, steps: [{ run: sign, env: { K: "\${{ secrets.SIGNING_KEY }}" } }] }
`;
    expect(run(text, fork('pull_request')).jobs).toEqual([]);
    const pushed = run(text, 'push').jobs;
    expect(pushed.map(({ id, guarded }) => [id, guarded])).toEqual([
      ['a', false],
      ['b', true],
    ]);
    expect(pushed[1]?.steps[0]?.secrets).toEqual(['SIGNING_KEY']);
  });

  it("a workflow records caches that the sender's code could write", () => {
    const text = job(
      '      - uses: actions/checkout@v5\n        with: { ref: "${{ github.head_ref }}" }\n      - uses: actions/cache@v4\n        with: { key: deps }\n      - uses: actions/setup-node@v6\n        with: { cache: npm }\n      - run: npm test\n',
    );
    const ran = run(text, fork('pull_request_target'));
    expect(ran.caches).toEqual([
      { job: 'one', line: 7, key: 'deps', reads: true, writes: true, untrusted: true },
      { job: 'one', line: 9, key: 'actions/setup-node: npm', reads: true, writes: true, untrusted: true },
    ]);
    expect([ran.scope, run(text, fork('pull_request')).scope]).toEqual(['branch', 'pull request']);
    expect(run(text.replace('npm test', 'echo'), fork('pull_request_target')).caches[0]?.untrusted).toBe(
      false,
    );
  });

  it.each([
    ['actions/cache@v4', '', true, true],
    ['Actions/Cache@v4', '', true, true],
    ['actions/cache@v4', ', lookup-only: true', false, true],
    ['actions/cache/restore@v4', '', true, false],
    ['actions/cache/save@v4', '', false, true],
  ])('the caches that %s with { key: deps%s } reads and writes are known', (uses, more, reads, writes) => {
    const text = job(`      - uses: ${uses}\n        with: { key: deps${more} }\n`);
    expect(run(text, 'push').caches).toMatchObject([{ key: 'deps', reads, writes }]);
  });

  it.each([
    ['', '', 'write', true, true],
    ['cache-mode: read\n', '', 'read', true, false],
    ['cache-mode: read\n', 'write-only', 'write-only', false, true],
    ['', 'none', 'none', false, false],
    ['', 'bogus', 'write', true, true],
  ])(
    'caches are limited by cache-mode: %j of the workflow, %j of the job',
    (of, own, cacheMode, reads, writes) => {
      const mode = own === '' ? '' : `cache-mode: ${own}, `;
      const text = `${of}jobs:\n  one: { ${mode}steps: [{ uses: actions/cache@v4, with: { key: deps } }] }\n`;
      const ran = run(text, 'push');
      expect(ran.caches).toMatchObject([{ key: 'deps', reads, writes }]);
      expect(ran.jobs[0]?.cacheMode).toBe(cacheMode);
    },
  );
});

describe('A condition', () => {
  const read = (name: string) => ({ 'github.actor': 'ann', 'github.ref': 'refs/heads/main' })[name];
  it.each([
    ["github.actor == 'ANN'", true],
    ["${{ github.actor != 'ann' }}", false],
    ["startsWith(github.ref, 'refs/heads/') && !contains(github.ref, 'x')", true],
    ["(github.actor == 'bob' || github.actor == 'ann') && true", true],
    ["inputs.unknown == 'x'", undefined],
    ["inputs.unknown == 'x' && false", false],
    ["inputs.unknown == 'x' || true", true],
    ['always()', true],
  ])('the condition %s evaluates to %s', (text, value) => {
    expect(evaluate(text, read)).toBe(value);
  });

  it('unknown values count as met', () => {
    expect(holds("inputs.unknown == 'x'", read)).toBe(true);
    expect(holds("'open", read)).toBe(true);
  });
});
