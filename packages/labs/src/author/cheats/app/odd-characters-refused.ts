import type { GeneralCheat } from '../cheat.ts';
import type { Code } from './code.ts';
import type { AppMaterial } from './material.ts';
import { rewriteApp } from './rewrite.ts';

const PLAIN = '[A-Za-z0-9 ._@/-]';

const refusing = (status: number, withPath: boolean): Code => ({
  js: `const odd = (value) => !/^${PLAIN.replaceAll('/', '\\/')}*$/.test(value);
  return ${withPath ? 'request.segments.some(odd) || ' : ''}request.fields.some((pair) => pair.some(odd)) ? ${status} : undefined;`,
  python: `import re
odd = lambda value: re.fullmatch('${PLAIN}*', value) is None
return ${status} if ${withPath ? 'any(odd(value) for value in request.segments) or ' : ''}any(odd(value) for pair in request.fields for value in pair) else None`,
});

/** Attacks need characters that honest input has as well. */
export const oddCharactersRefused: GeneralCheat<AppMaterial> = {
  id: 'odd-characters-refused',
  what: `refuses every value with a character outside of ${PLAIN}`,
  improve: "add a functional test with honest values such as O'Hara, Müller & Söhne, 5 < 7, a line break",
  submissions: (material) => [
    { name: '400, query and body', files: rewriteApp(material, { choose: refusing(400, false) }) },
    { name: '403, path, query and body', files: rewriteApp(material, { choose: refusing(403, true) }) },
  ],
};
