import { createMarkdown } from '@drawbridge/markdown';

const markdown = createMarkdown();

/** Markdown of lab authors to HTML. */
export function renderMarkdown(text: string): string {
  return markdown.render(text);
}

/** Splits a text at its first `# heading`. Null when it does not begin with one. */
export function splitTitle(text: string): { title: string; body: string } | null {
  const match = /^\s*# (.+)\n([\s\S]*)$/.exec(text);
  return match === null ? null : { title: (match[1] ?? '').trim(), body: match[2] ?? '' };
}
