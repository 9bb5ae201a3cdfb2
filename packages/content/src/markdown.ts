import { CODE_LANGUAGES, createMarkdown, highlightCode } from '@drawbridge/markdown';
import type { Token } from 'markdown-it';
import type { Heading } from './catalogue.ts';
import type { Report } from './faults.ts';
import type { Picture } from './picture.ts';

/** First bold word of a quote → tone of the callout. */
const CALLOUTS: Readonly<Record<string, string>> = {
  Note: 'note',
  Warning: 'warn',
  Attack: 'attack',
  Fix: 'fix',
};

/** Second word after a code fence → tone and label. */
const CODE_TONES: Readonly<Record<string, { tone: string; label: string }>> = {
  bad: { tone: 'attack', label: 'Vulnerable' },
  good: { tone: 'fix', label: 'Fixed' },
};

export interface MarkdownHelp {
  report: Report;
  /** The picture at a relative path; nothing (and a fault) when it is missing. */
  loadPicture: (path: string, report: Report) => Picture | undefined;
}

interface Page extends MarkdownHelp {
  headings: Heading[];
}

const markdown = createMarkdown();
const { escapeHtml } = markdown.utils;
const pageOf = (env: object | undefined) => env as Page;
const lineOf = (token: Token | undefined) => (token?.map ? `line ${token.map[0] + 1}` : '');

markdown.core.ruler.push('headings', ({ tokens, env }) => {
  const { headings, report } = pageOf(env);
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const text = toText(tokens[at + 1]);
    const level = Number(token.tag.slice(1));
    if (level === 1) report(lineOf(token), 'the title is in course.yaml; sections start with ##');
    if (level > (headings.at(-1)?.level ?? 1) + 1)
      report(lineOf(token), `a heading of level ${level} skips a level`);
    const slug = toSlug(text);
    const same = headings.filter(({ id }) => id === slug || id.startsWith(`${slug}--`)).length;
    const id = same === 0 ? slug : `${slug}--${same + 1}`;
    token.attrSet('id', id);
    headings.push({ id, level, text });
  }
});

markdown.core.ruler.push('callouts', ({ tokens, env }) => {
  for (const [at, open] of tokens.entries()) {
    if (open.type !== 'blockquote_open') continue;
    const [strong, word, end, ...rest] = (tokens[at + 2]?.children ?? []).filter(
      ({ type, content }) => type !== 'text' || content !== '',
    );
    if (
      strong?.type !== 'strong_open' ||
      end?.type !== 'strong_close' ||
      !word ||
      !Object.hasOwn(CALLOUTS, word.content)
    )
      continue;
    if (rest.length > 0) pageOf(env).report(lineOf(open), `an empty line must follow **${word.content}**`);
    open.tag = 'aside';
    open.attrSet('class', 'callout');
    open.attrSet('data-tone', CALLOUTS[word.content] ?? '');
    tokens[at + 1]?.attrSet('class', 'callout-title');
    const close = tokens
      .slice(at)
      .find(({ type, level }) => type === 'blockquote_close' && level === open.level);
    if (close) close.tag = 'aside';
  }
});

/** A picture alone in its paragraph becomes a figure; its title is the caption. */
markdown.core.ruler.push('figures', ({ tokens }) => {
  for (const [at, token] of tokens.entries()) {
    const [image, ...others] = token.type === 'inline' ? (token.children ?? []) : [];
    if (image?.type !== 'image' || others.length > 0) continue;
    for (const paragraph of [tokens[at - 1], tokens[at + 1]]) if (paragraph) paragraph.tag = 'figure';
    image.meta = { figure: true };
  }
});

markdown.core.ruler.push('links', ({ tokens, env }) => {
  const { headings, report } = pageOf(env);
  for (const token of tokens) {
    for (const link of token.children ?? []) {
      if (link.type !== 'link_open') continue;
      const href = String(link.attrGet('href') ?? '');
      if (href.startsWith('https://')) {
        link.attrSet('rel', 'noopener noreferrer');
        link.attrSet('target', '_blank');
      } else if (!href.startsWith('#'))
        report(lineOf(token), `a link leads to https:// or to a #heading, not to ${href}`);
      else if (!headings.some(({ id }) => id === href.slice(1)))
        report(lineOf(token), `there is no heading ${href}`);
    }
  }
});

markdown.renderer.rules['image'] = (tokens, at, _options, env) => {
  const image = tokens[at] as Token;
  const { report, loadPicture } = pageOf(env);
  const path = String(image.attrGet('src') ?? '');
  const alt = image.content;
  if (alt.trim() === '') report(`image ${path}`, 'needs a description between its brackets');
  const picture = loadPicture(path, report);
  if (!picture) return '';
  const caption = image.attrGet('title');
  const size = picture.width ? ` width="${picture.width}" height="${picture.height}"` : '';
  const tag = `<img src="${picture.src}" alt="${escapeHtml(alt)}"${size} loading="lazy" decoding="async">`;
  return caption && image.meta
    ? `${tag}<figcaption>${markdown.renderInline(String(caption), env)}</figcaption>`
    : tag;
};

markdown.renderer.rules['fence'] = (tokens, at, _options, env) => {
  const fence = tokens[at] as Token;
  const [language = '', ...words] = fence.info.trim().split(/\s+/);
  if (!CODE_LANGUAGES.includes(language)) {
    pageOf(env).report(lineOf(fence), `a code fence names its language, one of ${CODE_LANGUAGES.join(', ')}`);
  }
  const tone = CODE_TONES[words[0] ?? ''];
  const caption = [tone?.label, words.slice(tone ? 1 : 0).join(' ')].filter(Boolean).join(' · ');
  const code = highlightCode(fence.content, language) ?? escapeHtml(fence.content);
  // A block that scrolls must be reachable by keyboard.
  const pre = `<pre tabindex="0"><code class="hljs language-${escapeHtml(language)}">${code}</code></pre>`;
  if (!caption) return `${pre}\n`;
  const data = tone ? ` data-tone="${tone.tone}"` : '';
  return `<figure class="code"${data}><figcaption>${escapeHtml(caption)}</figcaption>${pre}</figure>\n`;
};

markdown.renderer.rules['table_open'] = (tokens, at, _options, _env, self) =>
  `<div class="table" tabindex="0"><table${self.renderAttrs(tokens[at] as Token)}>\n`;
markdown.renderer.rules['table_close'] = () => '</table></div>\n';

/** Renders a whole text. Faults are passed to `report`. */
export function renderMarkdown(source: string, help: MarkdownHelp): { html: string; headings: Heading[] } {
  const page: Page = { ...help, headings: [] };
  return { html: markdown.render(source, { ...page }), headings: page.headings };
}

/** Renders one line without a paragraph around it: the text of an option is part of a label. */
export function renderLine(source: string, help: MarkdownHelp): string {
  const page: Page = { ...help, headings: [] };
  if (/\n/.test(source.trim())) help.report('', 'must be a single line');
  return markdown.renderInline(source.trim(), { ...page });
}

function toText(token: Token | undefined): string {
  return (token?.children ?? []).map((child) => child.content).join('');
}

function toSlug(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'section'
  );
}
