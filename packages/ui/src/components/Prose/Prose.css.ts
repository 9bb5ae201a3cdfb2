import type { GlobalStyleRule } from '@vanilla-extract/css';
import { hiddenVisually, leftToRight, text, uiGlobal, uiStyle, vars } from '../../tokens/index.ts';

const { color, space } = vars;

/** About 68 characters of reading text per line. */
export const prose = uiStyle({
  maxInlineSize: '68ch',
  color: color.text,
  fontFamily: vars.font.sans,
  overflowWrap: 'break-word',
  ...text('lg'),
});

/** `:where` gives the rules no specificity, so that a component inside lesson text is not restyled. */
function within(selectors: string, rule: Parameters<typeof uiGlobal>[1]): void {
  const list = selectors.split(', ').map((one) => `.${prose} :where(${one})`);
  uiGlobal(list.join(', '), rule);
}

within('p, ul, ol, dl, pre, table, figure, blockquote, aside, hr, details', {
  marginBlock: `0 ${space[5]}`,
  marginInline: 0,
});
within('h1, h2, h3, h4', {
  fontWeight: vars.weight.strong,
  textWrap: 'balance',
  scrollMarginBlockStart: space[4],
});
within('h1', { marginBlock: `0 ${space[4]}`, ...text('xxl') });
within('h2', { marginBlock: `${space[10]} ${space[3]}`, ...text('xl') });
within('h3', { marginBlock: `${space[8]} ${space[2]}`, ...text('lg') });
within('h4', { marginBlock: `${space[6]} ${space[1]}`, ...text('md') });
within('ul, ol', { paddingInlineStart: '1.5em' });
within('ul', { listStyle: 'disc' });
within('ol', { listStyle: 'decimal' });
within('li', { marginBlockEnd: space[2], paddingInlineStart: space[1] });
within('li::marker', { color: color.textSubtle });
within('a', { color: color.primaryText, textDecorationThickness: '1px', textUnderlineOffset: '0.2em' });
within('a:hover', { textDecorationThickness: '2px' });
within('strong', { fontWeight: vars.weight.strong });
within('code, kbd', {
  paddingBlock: '0.12em',
  paddingInline: '0.35em',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.sm,
  background: color.sunken,
  fontFamily: vars.font.mono,
  fontSize: '0.86em',
  overflowWrap: 'anywhere',
  ...leftToRight,
});
within('pre', {
  ...leftToRight,
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  background: color.sunken,
  overflowX: 'auto',
  fontFamily: vars.font.mono,
  fontSize: vars.size.sm,
  lineHeight: '1.6',
  tabSize: 2,
});
within('pre code', {
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: 'inherit',
  overflowWrap: 'normal',
});
within('blockquote', {
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${color.borderStrong}`,
  color: color.textMuted,
});
within('hr', { marginBlock: space[8], border: 0, borderBlockStart: `1px solid ${color.border}` });
within('img, svg', { maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.md });
within('figcaption', { marginBlockStart: space[2], color: color.textMuted, ...text('sm') });
within('table', { inlineSize: '100%', borderCollapse: 'collapse', ...text('md') });
within('th, td', {
  paddingBlock: space[2],
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
within('th', { color: color.textMuted, fontWeight: vars.weight.medium, background: color.sunken });
/**
 * On a phone, a wide table (marked by `packages/markdown`) becomes a list of cards, with each cell below its column
 * name.
 */
const narrow = 'screen and (max-width: 479.98px)';
function stacked(selectors: string, rule: GlobalStyleRule): void {
  within(
    selectors
      .split(', ')
      .map((one) => `table[data-columns] ${one}`)
      .join(', '),
    { '@media': { [narrow]: rule } },
  );
}
within('table[data-columns]', { '@media': { [narrow]: { display: 'block' } } });
stacked('tbody, td', { display: 'block' });
stacked('thead', hiddenVisually);
stacked('tr', {
  display: 'block',
  marginBlockEnd: space[3],
  paddingBlock: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
});
stacked('td', { paddingBlock: space[1], borderBlockEnd: 0 });
stacked('td:first-child', { fontWeight: vars.weight.strong });
uiGlobal(`.${prose} :where(table[data-columns] td:not(:first-child))::before`, {
  '@media': {
    [narrow]: { content: 'attr(data-label)', display: 'block', color: color.textMuted, ...text('sm') },
  },
});
within('dt', { fontWeight: vars.weight.strong });
within('dd', {
  marginInlineStart: 0,
  marginBlockEnd: space[3],
  color: color.textMuted,
});
within('summary', { fontWeight: vars.weight.medium, cursor: 'pointer' });

/** Notes in lesson markup: `<aside class="callout" data-tone="warn">`; `data-tone` is optional. */
within('aside', {
  paddingBlock: space[3],
  paddingInline: space[4],
  border: `1px solid ${color.infoBorder}`,
  borderRadius: vars.radius.md,
  background: color.infoSurface,
});
/** What lessons call them, and the color of each. */
const TONES = { pass: 'pass', fix: 'pass', fail: 'fail', attack: 'fail', warn: 'warn' } as const;
for (const [name, tone] of Object.entries(TONES))
  within(`aside[data-tone="${name}"]`, {
    borderColor: color[`${tone}Border`],
    background: color[`${tone}Surface`],
  });
within('.callout-title', { marginBlockEnd: space[1], fontWeight: vars.weight.strong });
within('aside > *:last-child, blockquote > *:last-child, li > p:last-child', { marginBlockEnd: 0 });
uiGlobal(`.${prose} > :first-child`, { marginBlockStart: 0 });
uiGlobal(`.${prose} > :last-child`, { marginBlockEnd: 0 });

/** highlight.js class names, as the content package writes them. */
const tokens = {
  codeComment: ['comment', 'quote', 'meta'],
  codeKeyword: ['keyword', 'selector-tag', 'literal', 'operator'],
  codeString: ['string', 'regexp', 'addition', 'template-tag'],
  codeNumber: ['number', 'symbol', 'bullet', 'link'],
  codeFunction: ['title', 'function', 'section', 'selector-id', 'selector-class'],
  codeType: ['type', 'built_in', 'class', 'attr', 'attribute', 'property', 'params', 'variable'],
  codeTag: ['tag', 'name', 'deletion', 'template-variable'],
} as const;
for (const [name, classes] of Object.entries(tokens))
  uiGlobal(classes.map((one) => `.hljs-${one}`).join(', '), { color: color[name as keyof typeof tokens] });
uiGlobal('.hljs-comment, .hljs-quote', { fontStyle: 'italic' });
