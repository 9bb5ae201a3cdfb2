/** Whether the learner may change a file. `*` matches within a folder, `**` across folders. */
export function isEditable(path: string, globs: readonly string[]): boolean {
  return globs.some((glob) => toPattern(glob).test(path));
}

function toPattern(glob: string): RegExp {
  const parts = glob.split(/(\*\*\/?|\*)/).map((part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    return part.replaceAll(/[\\^$.+?()[\]{}|]/g, String.raw`\$&`);
  });
  return new RegExp(`^${parts.join('')}$`);
}
