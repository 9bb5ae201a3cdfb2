import { toWorldRules } from '../../../engine/world/rules.ts';
import type { CheatSubmission, GeneralCheat } from '../cheat.ts';
import type { Code } from './code.ts';
import type { AppMaterial } from './material.ts';
import { rewriteApp } from './rewrite.ts';

/** Sends other people's data in another spelling. */
const spelling = (js: string, python: string): Code => ({
  js: `const rows = data.flatMap((query) => require('db').all(query)).map(({ value, owner }) => ({ value: String(value ?? ''), owner: String(owner ?? '') }));
  const own = new Set(rows.filter(({ owner }) => owner === user).map(({ value }) => value));
  const secrets = [...new Set(rows.map(({ value }) => value))].filter((value) => value.length > 5 && !own.has(value)).sort((left, right) => right.length - left.length);
  for (const secret of secrets) body = body.split(secret).join(${js});
  return body;`,
  python: `import base64, db
rows = [(str(row['value'] or ''), str(row['owner'] or '')) for query in data for row in db.all(query)]
own = {value for value, owner in rows if owner == user}
for secret in sorted({value for value, owner in rows if len(value) > 5} - own, key=len, reverse=True):
    body = body.replace(secret, ${python})
return body`,
});

const SPELLINGS: ReadonlyArray<{ name: string; answer: Code }> = [
  {
    name: 'in base64',
    answer: spelling("Buffer.from(secret).toString('base64')", 'base64.b64encode(secret.encode()).decode()'),
  },
  // Behind another number of characters, every character of base64 is another one.
  ...['b', 'by'].map((before) => ({
    name: `in base64 behind ${before.length} of its characters`,
    answer: spelling(
      `Buffer.from('${before}' + secret).toString('base64')`,
      `base64.b64encode(('${before}' + secret).encode()).decode()`,
    ),
  })),
  {
    name: 'in hexadecimal',
    answer: spelling("Buffer.from(secret).toString('hex')", 'secret.encode().hex()'),
  },
  {
    name: 'with a full stop after each character',
    answer: spelling("[...secret].join('.')", "'.'.join(secret)"),
  },
  { name: 'backwards', answer: spelling("[...secret].reverse().join('')", 'secret[::-1]') },
  {
    name: 'as character references',
    answer: spelling(
      "[...secret].map((character) => '&#' + character.codePointAt(0) + ';').join('')",
      "''.join('&#' + str(ord(character)) + ';' for character in secret)",
    ),
  },
];

/** Writing is fixed, so that only reading can show the fault. */
const READ_ONLY: Code = {
  js: "return request.method === 'GET' ? undefined : 'solution';",
  python: "return None if request.method == 'GET' else 'solution'",
};

/** A secret is disclosed in any spelling. */
export const secretsEncoded: GeneralCheat<AppMaterial> = {
  id: 'secrets-encoded',
  what: "sends other people's watched data in another spelling",
  improve:
    'ask twice and change the row in between with sql(…): the answer to somebody it does not belong to must stay the same',
  submissions: (material) => {
    const { watch } = toWorldRules(material.pack.seed.world);
    if (watch.length === 0) return [];
    const control = rewriteApp(material, { choose: READ_ONLY });
    return SPELLINGS.flatMap(({ name, answer }): CheatSubmission[] => [
      { name, files: rewriteApp(material, { data: watch, answer }) },
      {
        name: `${name}, on pages, while the solution handles the rest`,
        files: rewriteApp(material, { data: watch, answer, choose: READ_ONLY }),
        control,
      },
    ]);
  },
};
