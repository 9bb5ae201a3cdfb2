import MarkdownIt from 'markdown-it';
import { highlightCode } from './highlight.ts';

/** Markdown of our authors. Raw HTML stays text, so that a lesson on script injection cannot become one. */
export function createMarkdown() {
  return new MarkdownIt({
    html: false,
    linkify: false,
    typographer: false,
    highlight: (code, language) => highlightCode(code, language) ?? '',
  });
}
