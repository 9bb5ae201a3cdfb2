const dir = '.github/workflows/';
const fork = { fork: true, actor: 'stranger' };
const { jobs } = policy.run(`${dir}release.yml`, 'push');
// What a script surely runs: not what it prints, skips or lets fail.
const runs = (pattern) => ({ commands }) => commands.some((words) => pattern.test(words.filter((word) => !word.startsWith('-')).join(' ')) && !words.includes('--dry-run'));
const steps = jobs.flatMap((job) => job.steps);
expect(steps.some(runs(/^npm (ci|install|i)\b/)), 'the release should install its packages').toBe(true);
expect(steps.some((step) => runs(/^npm publish\b/)(step) && step.secrets.includes('NPM_TOKEN')), 'a push to main should publish, with the token').toBe(true);
