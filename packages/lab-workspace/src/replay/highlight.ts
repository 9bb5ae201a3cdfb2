import { LanguageSupport, StreamLanguage } from '@codemirror/language';
import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';
import { loadLanguage } from '../editor/codemirror/languages.ts';

/** What the styles of a film name; the same groups of tags as in the editor. */
export type TokenKind = 'comment' | 'keyword' | 'string' | 'number' | 'function' | 'type' | 'tag';

export interface Token {
  text: string;
  kind?: TokenKind;
}

const toClass = (kind: TokenKind, ...tag: Array<(typeof tags)['comment']>) => ({ tag, class: kind });

const highlighter = tagHighlighter([
  toClass('comment', tags.comment),
  toClass('keyword', tags.keyword, tags.operatorKeyword, tags.modifier, tags.bool, tags.null, tags.self),
  toClass('string', tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue, tags.monospace),
  toClass('number', tags.number, tags.escape, tags.character, tags.atom, tags.unit, tags.color),
  toClass(
    'function',
    tags.function(tags.variableName),
    tags.function(tags.propertyName),
    tags.standard(tags.variableName),
    tags.meta,
  ),
  toClass(
    'type',
    tags.typeName,
    tags.className,
    tags.attributeName,
    tags.definition(tags.propertyName),
    tags.special(tags.variableName),
    tags.labelName,
  ),
  toClass('tag', tags.tagName, tags.angleBracket),
]);

/** The tokens of each line. A file of a language that is not known, or could not be fetched, has one token a line. */
export async function highlightLines(path: string, lines: readonly string[]): Promise<Token[][]> {
  const loaded = await loadLanguage(path);
  const language = loaded instanceof LanguageSupport ? loaded.language : loaded;
  if (!(language instanceof StreamLanguage) && !(loaded instanceof LanguageSupport))
    return lines.map((text) => [{ text }]);
  const { parser } =
    loaded instanceof LanguageSupport ? loaded.language : (language as StreamLanguage<unknown>);
  const code = lines.join('\n');
  const made: Token[][] = [[]];
  highlightCode(
    code,
    parser.parse(code),
    highlighter,
    (text, classes) => {
      const [kind] = classes.split(' ');
      made.at(-1)?.push(kind === undefined || kind === '' ? { text } : { text, kind: kind as TokenKind });
    },
    () => made.push([]),
  );
  return made;
}
