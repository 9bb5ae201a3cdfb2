import { describe, expect, it } from 'vitest';
import { listSureCommands } from './script.ts';

const list = (script: string, shell = 'bash') =>
  listSureCommands(script, shell, (name) => ({ TARGET: 'publish' })[name]).map((words) => words.join(' '));

describe('commands that a script surely runs', () => {
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
    ['npm ci && npm run build && npm test', ['npm ci', 'npm run build', 'npm test']],
    ['npm ci && npm test || exit 1\necho done', ['npm ci', 'npm test', 'echo done']],
    ['if [ ! -f x ]; then exit 1; fi\nnpm test', ['npm test']],
    ['npm ci &> log\nnpm test', ['npm ci', 'npm test']],
    ['(cd docs; ls)\nnpm test', ['npm test']],
    ['set +e\nls\nset -o errexit\nnpm test\ntrue', ['set -o errexit', 'npm test', 'true']],
    ['set -o pipefail\nnpm test | tee log', ['set -o pipefail', 'npm test', 'tee log']],
    ['trap "rm -f log" EXIT\nexec npm test', ['trap rm -f log EXIT', 'npm test']],
  ])('the commands of %j are %j', (script, expected) => {
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
    ['what may fail before something that is not the end', 'npm test && echo ok\necho done'],
    ['what depends on a question', '[ -n "$NEVER" ] && npm test\ntrue'],
    ['what brackets decide about', '(false) && npm test\ntrue'],
    ['what braces decide about', '{ true; } || npm test'],
    ['what fails in the background', 'npm test &\ntrue'],
    ['what fails in brackets', '(npm test) || true'],
    ['what comes after another way to say set +e', 'set +o errexit\nnpm test\ntrue'],
    ['what comes after set +e among other options', 'set -u +e\nnpm test\ntrue'],
    ['what fails into a pipe that may', 'set -o pipefail; set +o pipefail; npm test | cat'],
    ['what fails, where the status is none', 'npm test || exit 256'],
    ['what follows an exit in a branch', 'if true; then exit 0; fi\nnpm test'],
    ['what follows an exit with another name', 'command exit 0\nnpm test'],
    ['what follows another program', 'exec true\nnpm test'],
    ['what follows code that is put together', 'eval "exit 0"\nnpm test'],
    ['what a trap changes into a success', 'trap "exit 0" EXIT\nnpm test'],
    ['a function of the same name', 'npm() { true; }\nnpm test'],
    ['a function of the same name, in words', 'function npm {\n  true\n}\nnpm test'],
    ['a branch after a function', 'function later {\n  true\n}\nif false; then\n  npm test\nfi'],
    ['a branch after something else in braces', 'coproc { true; }\nif false; then\n  npm test\nfi'],
    ['what is chosen', 'select x in a; do npm test; done'],
  ])('the commands do not include %s', (_name, script) => {
    expect(list(script).filter((command) => command.startsWith('npm'))).toEqual([]);
  });

  it('the commands of another shell are unknown', () => {
    expect(list('npm test', 'sh')).toEqual(['npm test']);
    expect(list('npm test', 'bash --noprofile --norc -eo pipefail {0}')).toEqual(['npm test']);
    for (const shell of ['cat {0}', 'bash -n {0}', 'bash -c true {0}', 'bash {0}', 'python'])
      expect(list('npm test', shell)).toEqual([]);
  });
});
