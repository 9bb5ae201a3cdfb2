import type { Exchange } from '../../../engine/exchange.ts';
import type { GeneralCheat } from '../cheat.ts';
import type { AppMaterial } from './material.ts';
import { rewriteApp } from './rewrite.ts';

const toKey = ({ request: { method, url, body, headers } }: Exchange) =>
  [method, url, headers['cookie'] ?? '', body].join('\n');

/** The solution's answers to visible attacks, where they differ from the starter's. */
function learnAnswers({ visible }: AppMaterial) {
  const pairs = visible
    .filter(({ kind }) => kind === 'exploit')
    .flatMap(({ starter, solution }) =>
      starter.flatMap((before, index) => {
        const after = solution[index];
        const isSame =
          after === undefined ||
          toKey(after) !== toKey(before) ||
          JSON.stringify(after.response) === JSON.stringify(before.response);
        return isSame ? [] : [after];
      }),
    );
  return Object.fromEntries(
    pairs.map((exchange) => {
      const { status, headers, body } = exchange.response;
      return [toKey(exchange), { status, headers: headers.filter(([name]) => name !== 'set-cookie'), body }];
    }),
  );
}

/** Right answers, known in advance. */
export const hardCodedAnswers: GeneralCheat<AppMaterial> = {
  id: 'hard-coded-answers',
  what: "gives the solution's answers to the visible attacks, recorded beforehand",
  improve: 'a hidden attack must not be one of the visible ones, and must test what happened in the world',
  submissions: (material) => {
    const data = learnAnswers(material);
    if (Object.keys(data).length === 0) return [];
    const choose = {
      js: "return data[[request.method, request.url, request.headers.cookie || '', request.body].join('\\n')];",
      python:
        "return data.get('\\n'.join([request.method, request.url, request.headers.get('cookie', ''), request.body]))",
    };
    return [{ name: 'the visible attacks', files: rewriteApp(material, { data, choose }) }];
  },
};
