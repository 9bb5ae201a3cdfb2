/** What a file of a policy lab is, by its path; null for those that only list names. */
export function toFileKind(path: string): 'dockerfile' | 'workflow' | 'yaml' | 'hcl' | null {
  if (/(^|\/)Dockerfile[^/]*$/.test(path)) return 'dockerfile';
  if (/(^|\/)\.github\/workflows\//.test(path)) return 'workflow';
  if (/\.ya?ml$/.test(path)) return 'yaml';
  return /\.(tf|hcl)$/.test(path) ? 'hcl' : null;
}
