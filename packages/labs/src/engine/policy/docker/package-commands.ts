import { filesBelow, putFile } from './file-system.ts';
import { needRoot, operands, type Shell, stop, valueOf } from './shell.ts';

const LISTS = '/var/lib/apt/lists';

function install(shell: Shell, manager: 'apt' | 'apk', words: string[]): void {
  needRoot(shell, manager === 'apt' ? 'apt-get' : 'apk');
  if (shell.stage.root.image.manager !== manager)
    stop(shell, `${manager === 'apt' ? 'apt-get' : 'apk'}: not found in ${shell.stage.root.name}`);
  const lists = filesBelow(shell.files, LISTS).length > 0;
  if (manager === 'apt' && !lists && operands(words).length > 0)
    stop(shell, `unable to locate package ${operands(words)[0]}: run apt-get update in the same RUN first`);
  for (const word of operands(words)) {
    if (word.startsWith('.')) continue;
    const split = /^([^=~<>]+)(?:[=~<>]+(.+))?$/.exec(word);
    const name = split?.[1] ?? word;
    const version = split?.[2] ?? '';
    shell.stage.packages.push({ name, version, pinned: version !== '', line: shell.line });
    shell.stage.tools.add(name);
    if (name === 'build-essential' || name === 'build-base')
      for (const tool of ['make', 'g++', 'gcc']) shell.stage.tools.add(tool);
    putFile(shell.files, {
      path: `/var/lib/packages/${name}`,
      mb: shell.world.packages[name] ?? 1,
      line: shell.line,
    });
  }
}

function removePackages(shell: Shell, words: string[]): void {
  needRoot(shell, 'removing packages');
  for (const name of operands(words)) {
    shell.stage.packages = shell.stage.packages.filter((known) => known.name !== name);
    shell.files.delete(`/var/lib/packages/${name}`);
    const tools = name.startsWith('build-') ? ['make', 'g++', 'gcc', name] : [name];
    for (const tool of tools) shell.stage.tools.delete(tool);
  }
}

/** `apt-get` and `apk`. */
export function managePackages(shell: Shell, manager: 'apt' | 'apk', words: string[]): void {
  // Values of these options are no packages.
  const values = new Set(['-o', '-t', '--virtual', '-X', '--repository']);
  const [verb = '', ...rest] = words
    .slice(1)
    .filter((word, index, all) => !word.startsWith('-') && !values.has(all[index - 1] ?? ''));
  const noCache = words.includes('--no-cache');
  if (verb === 'update') {
    needRoot(shell, manager === 'apt' ? 'apt-get' : 'apk');
    if (manager === 'apt') putFile(shell.files, { path: `${LISTS}/packages`, mb: 18, line: shell.line });
    else if (!noCache) putFile(shell.files, { path: '/var/cache/apk/index', mb: 3, line: shell.line });
  } else if (verb === 'install' || verb === 'add') {
    if (manager === 'apk' && !noCache)
      putFile(shell.files, { path: '/var/cache/apk/index', mb: 3, line: shell.line });
    install(shell, manager, rest);
  } else if (verb === 'remove' || verb === 'purge' || verb === 'del') {
    const group = valueOf(words, '--virtual');
    removePackages(shell, group === undefined ? rest : [group]);
  }
}
