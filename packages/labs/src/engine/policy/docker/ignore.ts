/** One line of `.dockerignore`: the last line that matches a path decides. */
interface Rule {
  pattern: string;
  includes: boolean;
}

const MAX_RULES = 500;
const MAX_PATTERN_CHARS = 200;

/** `*` and `?` within one name. Greedy with one step back: no pattern makes it slow. */
export function matchName(glob: string, name: string): boolean {
  let at = 0;
  let star = -1;
  let mark = 0;
  let index = 0;
  while (index < name.length) {
    if (glob[at] === '*') {
      star = at++;
      mark = index;
    } else if (at < glob.length && (glob[at] === '?' || glob[at] === name[index])) {
      at += 1;
      index += 1;
    } else if (star >= 0) {
      at = star + 1;
      index = ++mark;
    } else return false;
  }
  while (glob[at] === '*') at += 1;
  return at === glob.length;
}

/** A pattern with `**` against a path; a match of a folder covers what is in it. */
export function matchPath(glob: string, path: string): boolean {
  const globs = glob.split('/').filter((part) => part !== '' && part !== '.');
  const parts = path.split('/').filter((part) => part !== '');
  // Which numbers of path parts the pattern can have used up so far.
  let reached = new Set([0]);
  for (const part of globs) {
    const next = new Set<number>();
    for (const used of reached) {
      if (part === '**') for (let at = used; at <= parts.length; at++) next.add(at);
      else if (used < parts.length && matchName(part, parts[used] ?? '')) next.add(used + 1);
    }
    reached = next;
  }
  return (
    globs.length > 0 &&
    (globs.at(-1) === '**' ? reached.has(parts.length) && parts.length >= globs.length : reached.size > 0)
  );
}

/** True for paths of the context that are not sent to the builder. */
export function createIgnore(text: string): (path: string) => boolean {
  const rules: Rule[] = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#') && line.length <= MAX_PATTERN_CHARS)
    .slice(0, MAX_RULES)
    .map((line) => ({ includes: line.startsWith('!'), pattern: line.replace(/^!/, '').trim() }));
  return (path) => !(rules.findLast(({ pattern }) => matchPath(pattern, path))?.includes ?? true);
}
