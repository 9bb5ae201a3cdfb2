import { FLAG_MARK } from '../../../engine/run/flag.ts';
import { readTables } from '../app/schema.ts';
import type { GeneralCheat } from '../cheat.ts';
import { type AttackMaterial, toScript } from './material.ts';
import { listPages } from './pages.ts';

/** Names of the parameters that the app's source reads. */
const listParameters = ({ pack }: AttackMaterial) => [
  ...new Set(
    pack.files.flatMap(({ text }) =>
      [...text.matchAll(/(?:query|args|body|form)\s*(?:\?\.|\.|\[['"]|\.get\(['"])(\w+)/g)].map(
        ([, name = '']) => name,
      ),
    ),
  ),
];

/** The columns in which the seed may have put the flag. */
const listPlaces = ({ pack }: AttackMaterial) => {
  const sql = pack.seed.sql ?? '';
  return readTables(sql)
    .filter(({ name }) => new RegExp(`INSERT INTO ${name}\\b[^;]*${FLAG_MARK}`, 'i').test(sql))
    .flatMap(({ name, columns }) => columns.map((column) => `(SELECT group_concat(${column}) FROM ${name})`));
};

/** SQLite puts the text into its message, and the message into the log of the world. */
const toErrors = (place: string) =>
  ["'", "%'", '', '"'].map((end) => `${end} OR json_extract(${place}, '$') --`);

/** A script of an attacker sees what a browser sees: status, headers, body, time. */
export const repliesSearched: GeneralCheat<AttackMaterial> = {
  id: 'replies-searched',
  what: 'looks for the flag in everything of a reply that no browser would show',
  improve: 'this is a fault of the engine: replies to an attack have neither events nor fuel',
  submissions(material) {
    if (material.pack.goal?.by !== 'script') return [];
    const values = listPlaces(material).flatMap(toErrors);
    const script = `const browser = client();
const search = ({ status, headers, header, body, url, json, of, ...rest }) => {
  const flag = /flag\\{[^}"\\\\]*\\}/.exec(JSON.stringify(rest));
  if (flag) found(flag[0]);
};
for (const page of ${JSON.stringify(listPages(material))}) search(await browser.get(page));
for (const name of ${JSON.stringify(listParameters(material))}) {
  for (const value of ${JSON.stringify(values)}) {
    for (const page of ${JSON.stringify(listPages(material))}) {
      search(await browser.get(page + '?' + name + '=' + encodeURIComponent(value)));
      search(await browser.post(page, { [name]: value }));
    }
  }
}
`;
    return [{ name: 'events and messages', files: toScript(material, script), log: [] }];
  },
};
