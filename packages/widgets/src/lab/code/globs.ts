/** Whether a path is one of those the learner may change. `*` stays in a folder, `**` does not. */
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
