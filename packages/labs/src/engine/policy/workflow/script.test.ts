import { describe, expect, it } from 'vitest';
import { listSureCommands } from './script.ts';

const list = (script: string, shell = 'bash') =>
  listSureCommands(script, shell, (name) => ({ TARGET: 'publish' })[name]).map((words) => words.join(' '));

describe('The commands that a script surely runs', () => {
  it.each([
    ['npm ci\nnpm test', ['npm ci', 'npm test']],
    ['npm ci && npm run build --if-present', ['npm ci', 'npm run build --if-present']],
    ['NODE_ENV=test npm test -- --ci # all of them', ['npm test -- --ci']],
    ['npm "$TARGET" \\\n  --provenance', ['npm publish --provenance']],
    [
      'sudo npm ci; set -euo pipefail\nnpm test | tee log',
      ['npm ci', 'set -euo pipefail', 'npm test', 'tee log'],
    ],
    ['npm test || exit 1', ['npm test']],
    ['if [ -f x ]; then echo x; fi\nnpm test', ['npm test']],
  ])('has of %j %j', (script, expected) => {
    expect(list(script)).toEqual(expected);
  });

  it.each([
    ['a comment', '# npm test'],
    ['a text that is printed', 'echo "npm test"; echo npm test'],
    ['what may fail', 'npm test || true'],
    ['what is skipped', 'true || npm test'],
    ['what never comes', 'false && npm test'],
    ['what follows an exit', 'exit 0\nnpm test'],
    ['a branch', 'if false; then\n  npm test\nfi'],
    ['a condition', 'if npm test; then echo yes; fi'],
    ['a loop', 'for x in; do npm test; done'],
    ['a function', 'later() { npm test; }'],
    ['what is negated', '! npm test'],
    ['what fails into a pipe', 'npm test | cat'],
    ['what comes after set +e', 'set +e\nnpm test\ntrue'],
    ['a file that is written', 'cat > notes <<END\nnpm test\nEND'],
  ])('does not have %s', (_name, script) => {
    expect(list(script).filter((command) => command.startsWith('npm'))).toEqual([]);
  });

  it('are not known of another shell', () => {
    expect(list('npm test', 'sh')).toEqual(['npm test']);
    expect(list('npm test', 'bash --noprofile --norc -eo pipefail {0}')).toEqual(['npm test']);
    for (const shell of ['cat {0}', 'bash -n {0}', 'bash -c true {0}', 'bash {0}', 'python'])
      expect(list('npm test', shell)).toEqual([]);
  });
});
