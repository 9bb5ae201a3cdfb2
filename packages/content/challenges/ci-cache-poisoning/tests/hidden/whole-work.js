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
const own = { name: 'pull_request', type: 'opened', actor: 'maintainer' };
const inTeam = policy.run(`${dir}test.yml`, own).jobs;
const given = inTeam.flatMap(({ steps }) => steps.flatMap((step) => step.secrets));
expect(given, 'no test should get a secret').toBeEmpty();
const writes = inTeam.flatMap(({ permissions }) => Object.values(permissions));
expect(writes, 'no test should get a token that can write').not.toContain('write');
const { jobs } = policy.run(`${dir}release.yml`, { name: 'push', actor: `dev-${token(5)}` });
const steps = jobs.flatMap((job) => job.steps);
const [installed, built, published] = [isInstall, runs(/^npm run build\b/), runs(/^npm publish\b/)].map((is) => steps.findIndex(is));
expect(installed >= 0 && installed <= built && built <= published, 'whoever pushes to main, the release should be installed, built and then published').toBe(true);
expect(steps[published].commands.flat(), 'a release should have provenance').toContain('--provenance');
const early = steps.filter(({ script }) => !script.includes('npm publish'));
const seen = early.flatMap(({ secrets }) => secrets);
expect(seen, 'only the step that publishes should get the token').not.toContain('NPM_TOKEN');
expect(steps.flatMap(({ injected }) => injected), 'the text of a commit should not become part of a script').toBeEmpty();
const areas = ['contents', 'actions', 'pull-requests'];
const levels = jobs.flatMap(({ permissions }) => areas.map((area) => permissions[area]));
expect(levels, 'a release should not write to the repository').not.toContain('write');
// Anybody may cause these. A release is made of main.
const others = ['pull_request', 'pull_request_target', 'issue_comment', 'issues']
  .map((name) => ({ name, fork: true, actor }));
others.push({ name: 'push', branch: `topic/${token(5)}`, actor: 'maintainer' });
for (const event of others) {
  const started = policy.run(`${dir}release.yml`, event).jobs;
  const scripts = started.flatMap((job) => job.steps.map(({ script }) => script));
  const isPublished = scripts.some((script) => script.includes('npm publish'));
  expect(isPublished, `${event.name} should not publish a release`).toBe(false);
}
for (const file of ['test', 'release']) {
  const { jobs: listed } = policy.workflow(`${dir}${file}.yml`);
  const used = listed.flatMap((job) => job.steps.map(({ uses }) => uses));
  const loose = used.filter((uses) => uses && !uses.pinned && !uses.name.startsWith('./'));
  expect(loose.map(({ name }) => name), 'every action should stay pinned to a commit').toBeEmpty();
}
expect(jobs.find(({ id }) => id === steps[published].job).permissions['id-token'], 'npm publish --provenance needs a token with id-token: write').toBe('write');
