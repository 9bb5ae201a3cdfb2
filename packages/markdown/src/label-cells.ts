import type MarkdownIt from 'markdown-it';

/** From this many columns on a phone has no space for them side by side. */
const MANY = 4;

type Core = Parameters<InstanceType<typeof MarkdownIt>['core']['ruler']['push']>[1];
type Token = Parameters<Core>[0]['tokens'][number];

/** What a reader sees of inline markdown. */
const toWords = (inline: Token | undefined) =>
  (inline?.children ?? []).map(({ content }) => content).join('');

/**
 * Marks wide tables, and names each cell after its column: where the rows of such a table are stacked, the name is
 * shown with the cell.
 */
export const labelCells: Core = ({ tokens }) => {
  let table: Token | undefined;
  let heads: string[] = [];
  let column = 0;
  tokens.forEach((token, index) => {
    if (token.type === 'table_open') {
      table = token;
      heads = [];
    }
    if (token.type === 'th_open') heads.push(toWords(tokens[index + 1]));
    if (token.type === 'thead_close' && heads.length >= MANY)
      table?.attrSet('data-columns', String(heads.length));
    if (token.type === 'tr_open') column = 0;
    if (token.type !== 'td_open') return;
    if (heads.length >= MANY) token.attrSet('data-label', heads[column] ?? '');
    column += 1;
  });
};
