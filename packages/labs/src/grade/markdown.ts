import hljs from 'highlight.js/lib/common';
import MarkdownIt from 'markdown-it';

/** Markdown of lab authors to HTML. Raw HTML is shown as text, and markdown-it refuses script and data addresses. */
const markdown = new MarkdownIt({
  html: false,
  linkify: false,
  typographer: false,
  highlight: (code, language) => (hljs.getLanguage(language) ? hljs.highlight(code, { language }).value : ''),
});

export function renderMarkdown(text: string): string {
  return markdown.render(text);
}

/** Splits a text at its first `# heading`. Null when it does not begin with one. */
export function splitTitle(text: string): { title: string; body: string } | null {
  const match = /^\s*# (.+)\n([\s\S]*)$/.exec(text);
  return match === null ? null : { title: (match[1] ?? '').trim(), body: match[2] ?? '' };
}
