const dir = '.github/workflows/';
const fork = { fork: true, actor: 'stranger' };
// First, a stranger's code runs where the caches of main can be written. Then the release restores one: its archive can
// write to any path, so no way of installing makes that safe.
const poisoned = shuffle(['opened', 'synchronize', 'reopened', 'labeled', 'created', 'completed'])
  .flatMap((type) => ['pull_request', 'pull_request_target', 'issue_comment', 'workflow_run'].map((name) => ({ name, type, branch: pick(['main', 'next']) })))
  .map((event) => policy.run(`${dir}test.yml`, { ...fork, ...event }))
  .filter(({ scope }) => scope === 'branch')
  .flatMap((run) => run.jobs)
  .filter(({ cacheMode }) => cacheMode.startsWith('write'))
  .flatMap((job) => job.steps.filter(({ untrustedTree, injected }) => untrustedTree || injected.length > 0));
const read = policy.run(`${dir}release.yml`, 'push').caches.filter(({ reads }) => reads);
if (poisoned.length > 0 && read.length > 0) {
  for (const { line, name } of poisoned) finding('stranger-in-main', `${dir}test.yml`, line, `"${name}" runs the stranger's code with access to the caches of main`);
  for (const { line, key } of read) finding('release-reads-cache', `${dir}release.yml`, line, `the release restores ${key} from the cache and builds with it`);
}
blocked('finding', 'what the stranger left in the cache became part of the next release');
