const dir = '.github/workflows/';
const actor = `stranger-${token(5)}`;
// What the sender chooses is left open: an attacker finds the text or the label for which a condition holds.
const payload = { pull_request: { head: { repo: { fork: true, full_name: `${actor}/project` } } } };
// First, a stranger's code runs where the caches of main can be written. Then the release restores one: its archive can
// write to any path, so no way of installing makes that safe.
const names = ['pull_request', 'pull_request_target', 'issue_comment', 'issues', 'discussion', 'discussion_comment', 'workflow_run'];
const poisoned = shuffle(names)
  .flatMap((name) => ['main', 'next', `release/${number(2, 9)}`].map((branch) => ({ name, branch })))
  .map((event) => policy.run(`${dir}test.yml`, { fork: true, actor, payload, ...event }))
  .filter(({ scope }) => scope === 'branch')
  .flatMap((run) => run.jobs)
  .filter(({ cacheMode }) => cacheMode.startsWith('write'))
  .flatMap((job) => job.steps.filter(({ untrustedTree, injected }) => untrustedTree || injected.length > 0));
// A release may have other causes than the one that was tried, and other people than the one who tried it.
const causes = [
  ...['maintainer', `dev-${token(5)}`].flatMap((who) => ['main', 'next', `release/${number(2, 9)}`].map((branch) => ({ name: 'push', actor: who, branch }))),
  ...['workflow_dispatch', 'schedule', 'release', 'create', 'repository_dispatch', 'workflow_run', 'merge_group'].map((name) => ({ name, actor: `dev-${token(5)}` })),
];
const read = shuffle(causes)
  .map((event) => policy.run(`${dir}release.yml`, event))
  .filter(({ jobs }) => jobs.some(({ steps }) => steps.some(({ script, secrets }) => script.includes('npm publish') || secrets.length > 0)))
  .flatMap(({ caches }) => caches)
  .filter(({ reads }) => reads);
if (poisoned.length > 0 && read.length > 0) {
  for (const { line, name } of poisoned.slice(0, 5)) finding('stranger-in-main', `${dir}test.yml`, line, `"${name}" runs the stranger's code with access to the caches of main`);
  for (const { line, key } of read.slice(0, 5)) finding('release-reads-cache', `${dir}release.yml`, line, `the release restores ${key} from the cache and builds with it`);
}
blocked('finding', 'what the stranger left in the cache became part of the next release');
