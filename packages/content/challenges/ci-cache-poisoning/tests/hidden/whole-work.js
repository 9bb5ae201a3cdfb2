const dir = '.github/workflows/';
const actor = `stranger-${token(5)}`;
const isInstall = ({ script }) => /npm (ci|install|i)\b/.test(script);
for (const type of shuffle(['opened', 'synchronize', 'reopened'])) {
  const jobs = ['pull_request', 'pull_request_target'].flatMap((name) => policy.run(`${dir}test.yml`, { fork: true, actor, name, type, payload: { pull_request: { title: token(8), head: { repo: { fork: true, full_name: `${actor}/project` } } } } }).jobs);
  const isTested = jobs.some(({ steps }) => {
    const at = steps.findIndex(({ script, untrustedTree }) => untrustedTree && /npm (run )?test/.test(script));
    return steps.slice(0, at < 0 ? 0 : at + 1).some(isInstall);
  });
  expect(isTested, 'every version of a contribution should be installed and tested').toBe(true);
}
const { jobs } = policy.run(`${dir}release.yml`, { name: 'push', actor: `dev-${token(5)}` });
const steps = jobs.flatMap((job) => job.steps);
const [installed, built, published] = [isInstall, ({ script }) => script.includes('npm run build'), ({ script }) => script.includes('npm publish')].map((is) => steps.findIndex(is));
expect(installed >= 0 && installed <= built && built <= published, 'whoever pushes to main, the release should be installed, built and then published').toBe(true);
expect(jobs.find(({ id }) => id === steps[published].job).permissions['id-token'], 'npm publish --provenance needs a token with id-token: write').toBe('write');
