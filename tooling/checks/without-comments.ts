import { parseSync } from 'oxc-parser';

/** A source without its comments. A string such as `'/api/*'` begins none. */
export function withoutComments(file: string, text: string): string {
  let code = '';
  let end = 0;
  for (const comment of parseSync(file, text).comments) {
    code += text.slice(end, comment.start);
    ({ end } = comment);
  }
  return code + text.slice(end);
}
