const dir = '.github/workflows/';
const actor = `stranger-${token(5)}`;
// What a script surely runs: not what it prints, skips or lets fail.
const runs = (pattern) => ({ commands }) => commands.some((words) => pattern.test(words.filter((word) => !word.startsWith('-')).join(' ')) && !words.includes('--dry-run'));
const isInstall = runs(/^npm (ci|install|i)\b/);
const isTest = runs(/^npm (run )?test\b/);
for (const type of shuffle(['opened', 'synchronize', 'reopened'])) {
  const jobs = ['pull_request', 'pull_request_target'].flatMap((name) => policy.run(`${dir}test.yml`, { fork: true, actor, name, type, payload: { pull_request: { title: token(8), head: { repo: { fork: true, full_name: `${actor}/project` } } } } }).jobs);
  const isTested = jobs.some(({ steps }) => {
    const at = steps.findIndex((step) => step.untrustedTree && isTest(step));
    return steps.slice(0, at < 0 ? 0 : at + 1).some(isInstall);
  });
  expect(isTested, 'every version of a contribution should be installed and tested').toBe(true);
}
// People of the team send pull requests too. Their tests need no more.
const byTeam = { name: 'pull_request', type: 'opened', actor: 'maintainer' };
const inTeam = policy.run(`${dir}test.yml`, byTeam).jobs;
const given = inTeam.flatMap(({ steps }) => steps.flatMap((step) => step.secrets));
expect(given, 'no test should get a secret').toBeEmpty();
const writes = inTeam.flatMap(({ permissions }) => Object.values(permissions));
expect(writes, 'no test should get a token that can write').not.toContain('write');
// Whatever a stranger causes, they get no secret and no token that writes.
const causes = ['pull_request', 'pull_request_target', 'issue_comment', 'issues',
  'discussion', 'discussion_comment', 'workflow_run'];
for (const name of causes) {
  const run = policy.run(`${dir}test.yml`, { fork: true, actor, name });
  const ran = run.jobs.flatMap((job) => job.steps);
  const got = ran.flatMap(({ secrets }) => secrets);
  expect(got, 'no test should get a secret').not.toContain('NPM_TOKEN');
  const rights = run.jobs.flatMap(({ permissions }) => Object.values(permissions));
  expect(rights, 'no test should get a token that can write').not.toContain('write');
  const pasted = run.scope === 'branch' ? ran.flatMap(({ injected }) => injected) : [];
  expect(pasted, 'their text should not become part of a script').toBeEmpty();
}
const machines = policy.workflow(`${dir}test.yml`).jobs.flatMap(({ runsOn }) => runsOn);
const own = machines.filter((name) => !/^(ubuntu|windows|macos)-|^\$/.test(name));
expect(own, 'code of strangers should run on a machine of GitHub').toBeEmpty();
const { jobs } = policy.run(`${dir}release.yml`, { name: 'push', actor: `dev-${token(5)}` });
const steps = jobs.flatMap((job) => job.steps);
const [installed, built, published] = [isInstall, runs(/^npm run build\b/), runs(/^npm publish\b/)].map((is) => steps.findIndex(is));
expect(installed >= 0 && installed <= built && built <= published, 'whoever pushes to main, the release should be installed, built and then published').toBe(true);
expect(steps[published].commands.flat(), 'a release should have provenance').toContain('--provenance');
const isEarly = (step) =>
  isInstall(step) || step.script.includes('npm run build') ||
  !step.script.includes('npm publish');
const early = steps.filter(isEarly);
const seen = early.flatMap(({ secrets }) => secrets);
expect(seen, 'only the step that publishes should get the token').not.toContain('NPM_TOKEN');
expect(steps.flatMap(({ injected }) => injected), 'the text of a commit should not become part of a script').toBeEmpty();
const written = jobs
  .flatMap(({ permissions }) => Object.entries(permissions))
  .filter(([area, level]) => level === 'write' && area !== 'id-token');
expect(written, 'a release should not write to the repository').toBeEmpty();
// Anybody may cause these. A release is made of main.
const others = ['pull_request', 'pull_request_target', 'issue_comment', 'issues']
  .map((name) => ({ name, fork: true, actor }));
others.push({ name: 'push', branch: `topic/${token(5)}`, actor: 'maintainer' });
// A run that ended on behalf of a stranger's pull request.
const ended = { event: 'pull_request', conclusion: 'success', head_branch: 'main',
  head_repository: { fork: true, full_name: `${actor}/project` } };
others.push({ name: 'workflow_run', type: 'completed', fork: true, actor,
  payload: { workflow_run: ended } });
for (const event of others) {
  const started = policy.run(`${dir}release.yml`, event).jobs;
  const scripts = started.flatMap((job) => job.steps.map(({ script }) => script));
  const isPublished = scripts.some((script) => script.includes('npm publish'));
  expect(isPublished, `${event.name} should not publish a release`).toBe(false);
}
const foreign = policy.run(`${dir}release.yml`, { name: 'push', fork: true, actor })
  .jobs.flatMap((job) => job.steps.filter(({ untrustedTree }) => untrustedTree));
expect(foreign, 'no pull request should be checked out for a release').toBeEmpty();
const parts = policy.workflow(`${dir}release.yml`).jobs.flatMap((job) => job.steps);
const elsewhere = parts.filter((step) => step.with.repository);
expect(elsewhere, 'a release should be made of this repository').toBeEmpty();
// Artifacts of other runs are as foreign as their caches.
const fetched = parts
  .filter(({ uses }) => /\/(action-)?download-artifact$/i.test(uses?.name ?? ''))
  .filter((step) => step.with['run-id'] ||
    !/^actions\//i.test(step.uses.name));
expect(fetched, 'a release should be made of nothing that another run left').toBeEmpty();
for (const file of ['test', 'release']) {
  const { jobs: listed } = policy.workflow(`${dir}${file}.yml`);
  // A job can be another workflow.
  const used = listed
    .flatMap((job) => [job, ...job.steps])
    .map(({ uses }) => uses);
  const loose = used.filter((uses) => uses && !uses.pinned && !uses.name.startsWith('./'));
  expect(loose.map(({ name }) => name), 'every action should stay pinned to a commit').toBeEmpty();
}
expect(jobs.find(({ id }) => id === steps[published].job).permissions['id-token'], 'npm publish --provenance needs a token with id-token: write').toBe('write');
