const dir = '.github/workflows/';
const fork = { fork: true, actor: 'stranger' };
const { jobs } = policy.run(`${dir}release.yml`, 'push');
const steps = jobs.flatMap((job) => job.steps);
expect(steps.some(({ script }) => /npm ci|npm install/.test(script)), 'the release should install its packages').toBe(true);
expect(steps.some(({ script, secrets }) => script.includes('npm publish') && secrets.includes('NPM_TOKEN')), 'a push to main should publish, with the token').toBe(true);
