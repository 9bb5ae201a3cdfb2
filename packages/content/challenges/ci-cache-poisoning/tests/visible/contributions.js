const dir = '.github/workflows/';
const fork = { fork: true, actor: 'stranger' };
// Whichever trigger it uses: the stranger's tests are run, without a secret.
const runs = ['pull_request', 'pull_request_target'].flatMap((name) => policy.run(`${dir}test.yml`, { ...fork, name, type: 'opened' }).jobs);
const steps = runs.flatMap((job) => job.steps);
expect(steps.some(({ script, untrustedTree }) => untrustedTree && /npm (run )?test/.test(script)), "the tests of a contributor's pull request are no longer run").toBe(true);
expect(steps.flatMap(({ secrets }) => secrets), 'the tests were given a secret').toBeEmpty();
