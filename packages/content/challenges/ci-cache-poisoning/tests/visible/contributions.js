const dir = '.github/workflows/';
const fork = { fork: true, actor: 'stranger' };
// Whichever trigger it uses: the stranger's tests are run, without a secret.
const runs = ['pull_request', 'pull_request_target'].flatMap((name) => policy.run(`${dir}test.yml`, { ...fork, name, type: 'opened' }).jobs);
// What a script surely runs: not what it prints, skips or lets fail.
const isTest = (words) => /^npm (run )?test\b/.test(words.filter((word) => !word.startsWith('-')).join(' '));
const steps = runs.flatMap((job) => job.steps);
expect(steps.some(({ commands, untrustedTree }) => untrustedTree && commands.some(isTest)), "the tests of a contributor's pull request are no longer run").toBe(true);
expect(steps.flatMap(({ secrets }) => secrets), 'the tests were given a secret').toBeEmpty();
