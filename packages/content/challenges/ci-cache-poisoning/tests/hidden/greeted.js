const dir = '.github/workflows/';
const fork = { fork: true, actor: 'stranger' };
const { jobs } = policy.run(`${dir}greet.yml`, { ...fork, name: 'pull_request_target', type: 'opened', payload: { pull_request: { title: token(8) } } });
expect(jobs.map(({ permissions }) => permissions['pull-requests']), 'the greeting needs a token that can write to pull requests').toContain('write');
