import MarkdownIt from 'markdown-it';
import { highlightCode } from './highlight.ts';
import { labelCells } from './label-cells.ts';

/** Markdown of our authors. Raw HTML stays text, so that a lesson on script injection cannot become one. */
export function createMarkdown() {
  const markdown = new MarkdownIt({
    html: false,
    linkify: false,
    typographer: false,
    highlight: (code, language) => highlightCode(code, language) ?? '',
  });
  markdown.core.ruler.push('label_cells', labelCells);
  return markdown;
}
