export { CODE_LANGUAGES, highlightCode } from './highlight.ts';
export { createMarkdown } from './markdown.ts';
