import { nameOf, putFile } from './file-system.ts';
import { at, checkWrite, operands, readTexts, type Shell, stop, valueOf } from './shell.ts';

/** `curl` and `wget`, from the addresses that the world knows. */
export function download(shell: Shell, tool: string, words: string[]): void {
  if (!shell.stage.tools.has(tool)) stop(shell, `${tool}: not found`);
  const url = words.find((word) => /^https?:\/\//.test(word));
  if (url === undefined) return;
  const known = shell.world.downloads[url];
  if (known === undefined) stop(shell, `${tool}: ${url} does not answer`);
  const short = words.find((word) => tool === 'curl' && /^-[a-zA-Z]*[oO]$/.test(word));
  const named =
    valueOf(words, '-o', '--output', ...(tool === 'wget' ? ['-O'] : [])) ??
    (short?.endsWith('o') === true ? words[words.indexOf(short) + 1] : undefined);
  if (named === undefined && tool === 'curl' && short === undefined && !words.includes('--remote-name'))
    return;
  const path = at(shell, named ?? nameOf(url));
  checkWrite(shell, path);
  putFile(shell.files, { path, mb: known.mb, owner: shell.user, line: shell.line, url });
}

/** `sha256sum -c`: marks what it compares as verified, or stops the build. Where nothing heeds its result, it does neither. */
export function compareSums(shell: Shell, words: string[], input: string): void {
  if (!words.some((word) => /^-[a-z]*c|^--check/.test(word)) || shell.quiet === true) return;
  const named = operands(words).slice(1);
  const text = named.length > 0 && named[0] !== '-' ? readTexts(shell, named) : input;
  for (const [, sum = '', name = ''] of text.matchAll(/\b([0-9a-f]{64})\s+\*?(\S+)/g)) {
    const file = shell.files.get(at(shell, name));
    if (file === undefined) stop(shell, `sha256sum: there is no ${name}`);
    if (shell.world.downloads[file.url]?.sha256 !== sum) stop(shell, `sha256sum: ${name}: FAILED`);
    shell.files.set(file.path, { ...file, verified: true });
  }
}
