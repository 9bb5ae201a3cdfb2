import { javascriptLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { LanguageSupport, StreamLanguage, type StreamParser } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';

interface Language {
  name: string;
  files: RegExp;
  /** JavaScript is part of the editor; every other language is a chunk of its own. */
  load: () => Extension | Promise<Extension>;
}

/** A mode of an earlier CodeMirror. Its definitions are variables of a shell and keys of a settings file. */
function fromLegacy<State>(mode: StreamParser<State>): Extension {
  return StreamLanguage.define({ ...mode, tokenTable: { def: tags.special(tags.variableName) } });
}

/**
 * The first row that fits a path is its language. The languages alone, because `python()` and its like would bring
 * completion, which this editor does not have.
 */
const LANGUAGES: readonly Language[] = [
  { name: 'javascript', files: /\.([cm]?js|json)$/, load: () => new LanguageSupport(javascriptLanguage) },
  { name: 'typescript', files: /\.[cm]?ts$/, load: () => new LanguageSupport(typescriptLanguage) },
  {
    name: 'html',
    files: /\.(html?|ejs|svg|xml)$/,
    load: () =>
      import('@codemirror/lang-html').then(
        ({ autoCloseTags, htmlLanguage }) => new LanguageSupport(htmlLanguage, autoCloseTags),
      ),
  },
  {
    name: 'css',
    files: /\.css$/,
    load: () => import('@codemirror/lang-css').then(({ cssLanguage }) => new LanguageSupport(cssLanguage)),
  },
  {
    name: 'sql',
    files: /\.sql$/,
    load: () =>
      import('@codemirror/lang-sql').then(({ StandardSQL }) => new LanguageSupport(StandardSQL.language)),
  },
  {
    name: 'python',
    files: /\.py$/,
    load: () =>
      import('@codemirror/lang-python').then(({ pythonLanguage }) => new LanguageSupport(pythonLanguage)),
  },
  {
    name: 'markdown',
    files: /\.md$/,
    load: () =>
      import('@codemirror/lang-markdown').then(
        ({ markdownLanguage }) => new LanguageSupport(markdownLanguage),
      ),
  },
  {
    name: 'yaml',
    files: /\.ya?ml$/,
    load: () => import('@codemirror/lang-yaml').then(({ yamlLanguage }) => new LanguageSupport(yamlLanguage)),
  },
  {
    name: 'c',
    files: /\.[ch]$/,
    load: () => import('@codemirror/legacy-modes/mode/clike').then(({ c }) => fromLegacy(c)),
  },
  {
    name: 'dockerfile',
    files: /(^|\/)Dockerfile(\.\w+)?$/,
    load: () =>
      import('@codemirror/legacy-modes/mode/dockerfile').then(({ dockerFile }) => fromLegacy(dockerFile)),
  },
  {
    name: 'shell',
    files: /\.sh$/,
    load: () => import('@codemirror/legacy-modes/mode/shell').then(({ shell }) => fromLegacy(shell)),
  },
  {
    name: 'properties',
    files: /((^|\/)\.env(\.\w+)?|\.(ini|properties))$/,
    load: () =>
      import('@codemirror/legacy-modes/mode/properties').then(({ properties }) => fromLegacy(properties)),
  },
  // Plain text and lists; Terraform too, for which CodeMirror offers no mode.
  { name: 'plain', files: /((^|\/)\.(docker|git)ignore|\.(txt|csv|tf|hcl))$/, load: () => [] },
];

/** The name of a file's language; undefined for a kind of file that the table does not know. */
export function findLanguage(path: string): string | undefined {
  return LANGUAGES.find(({ files }) => files.test(path))?.name;
}

/** The language of a file for the editor. One that cannot be fetched leaves the file without colors. */
export function loadLanguage(path: string): Extension | Promise<Extension> {
  const found = LANGUAGES.find(({ files }) => files.test(path))?.load() ?? [];
  return found instanceof Promise ? found.catch(() => []) : found;
}
