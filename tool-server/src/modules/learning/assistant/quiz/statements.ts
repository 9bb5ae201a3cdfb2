import { pickRandom } from '@drawbridge/contracts/rules';
import type { Passage } from '../texts/passages.ts';
import type { Candidate } from './candidate.ts';
import { listClearSentences } from './clear-sentences.ts';
import { toId } from './random.ts';

const WRONG = 3;

/** Each turns what a sentence says into its opposite. The first that fits is used, once. */
const OPPOSITES: readonly (readonly [RegExp, string])[] = [
  [/\bcannot\b/, 'can'],
  [/\bnever\b/, 'always'],
  [/\b(is|are|was|were|does|do|did|has|have|will|would) not\b/, '$1'],
  [/\balways\b/, 'never'],
  [/\b(can|must|may|will|would)\b(?! not)/, '$1 not'],
  [/\b(is|are)\b(?! not)/, '$1 not'],
];

/** Words that an opposite would stress or lose. */
const DELICATE = /\b(still|also|only|usually|often|sometimes|both|neither|either|hardly|even)\b/i;

/** The opposite of a sentence; undefined for one that has none. Only its words are changed, not its code. */
export function toOpposite(html: string): string | undefined {
  if (DELICATE.test(html)) return undefined;
  const parts = html.split(/(<code>.*?<\/code>)/);
  for (const [pattern, opposite] of OPPOSITES) {
    const at = parts.findIndex((part) => !part.startsWith('<code>') && pattern.test(part));
    if (at === -1) continue;
    // A sentence with two of these words may say the same when one of them is turned.
    const count = parts.reduce((sum, part) => sum + (part.match(new RegExp(pattern, 'g'))?.length ?? 0), 0);
    if (count !== 1) return undefined;
    return parts
      .map((part, place) => (place === at ? part.replace(pattern, opposite) : part))
      .join('')
      .replace(/\bcan not\b/, 'cannot');
  }
  return undefined;
}

/** Which of four statements is one of the course: one is a sentence of a lesson, three say the opposite of others. */
export function listStatements(passages: readonly Passage[]): Candidate[] {
  const clear = listClearSentences(passages);
  const turned = clear.flatMap(({ sentence, source }) => {
    const html = toOpposite(sentence.html);
    return html === undefined ? [] : [{ sentence, source, html }];
  });
  return turned.flatMap(({ sentence, source }, at): Candidate[] => {
    const others = turned.filter((one) => one.source !== source);
    if (others.length < WRONG) return [];
    // Not of the sentence, which is the right option: each option could be tried.
    const id = toId('statement', source.item_id ?? '', String(at));
    return [
      {
        id,
        kind: 'statement',
        source,
        make(random) {
          const wrong = pickRandom(others, WRONG, others.length, random);
          const options = [
            {
              id: toId(id, sentence.html),
              html: sentence.html,
              correct: true,
              why_html: '<p>The lesson says so.</p>',
            },
            ...wrong.map((other) => ({
              id: toId(id, other.html),
              html: other.html,
              correct: false,
              why_html: `<p>The course says the opposite: ${other.sentence.html}</p>`,
            })),
          ];
          return {
            id,
            kind: 'single',
            prompt_html: '<p>Which of these does the course say?</p>',
            options: pickRandom(options, options.length, options.length, random),
          };
        },
      },
    ];
  });
}
