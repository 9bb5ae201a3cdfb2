import { pickRandom } from '@drawbridge/contracts/rules';
import type { Passage } from '../texts/passages.ts';
import { escapeText, type Term } from '../texts/sentences.ts';
import type { Candidate } from './candidate.ts';
import { listClearSentences } from './clear-sentences.ts';
import { toId } from './random.ts';

const WRONG = 3;
const MOST_LETTERS = 36;
const BLANK = '_____';

/** Pieces of code of one shape can stand for each other; others would give the answer away. */
function toShape({ kind, text }: Term): string {
  if (kind === 'strong') return 'strong';
  if (/[({['"`=;]/.test(text)) return 'expression';
  if (/^[A-Z][A-Z _]*$/.test(text)) return 'keyword';
  if (/^[a-z_$][\w$.]*$/i.test(text)) return 'name';
  return 'sign';
}

const toHtml = ({ kind, text }: Term) =>
  kind === 'code' ? `<code>${escapeText(text)}</code>` : escapeText(text);
const isShort = ({ text }: Term) => text.length <= MOST_LETTERS && /\w/.test(text);
const countIn = (text: string, part: string) => text.split(part).length - 1;

/** Sentences of lessons with one term left out, to be completed with a term of the same course. */
export function listClozes(passages: readonly Passage[]): Candidate[] {
  const terms = passages.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.terms));
  const byShape = Map.groupBy(
    terms.filter((term) => isShort(term) && !/[.!?:]["”]?$/.test(term.text)),
    toShape,
  );
  return listClearSentences(passages).flatMap(({ sentence, source }) => {
    const passage = passages.find((one) => one.sentences.includes(sentence));
    const around = passage?.sentences.map(({ text }) => text).join(' ') ?? '';
    // Stressed words at the beginning or with a full stop are a heading of their paragraph.
    const isHeading = ({ kind, text }: Term) =>
      kind === 'strong' && (sentence.text.startsWith(text) || /[.!?:]["”]?$/.test(text));
    const fits = (term: Term) => isShort(term) && !isHeading(term) && countIn(sentence.text, term.text) === 1;
    return sentence.terms.filter(fits).flatMap((term): Candidate[] => {
      const others = new Map(
        (byShape.get(toShape(term)) ?? [])
          .filter(({ text }) => !around.toLowerCase().includes(text.toLowerCase()))
          .map((other) => [other.text.toLowerCase(), other]),
      );
      const right = toHtml(term);
      if (others.size < WRONG || countIn(sentence.html, right) !== 1) return [];
      const what = term.kind === 'code' ? 'code' : 'words';
      const asked = sentence.html.replace(right, BLANK);
      // Of what is shown: from an id of the answer each option could be tried.
      const id = toId('cloze', source.item_id ?? '', asked);
      return [
        {
          id,
          kind: 'cloze',
          source,
          make(random) {
            const wrong = pickRandom([...others.values()], WRONG, others.size, random);
            const options = [term, ...wrong].map((option, at) => ({
              id: toId(id, option.text),
              html: toHtml(option),
              correct: at === 0,
              why_html: at === 0 ? `<p>${sentence.html}</p>` : `<p>The lesson has other ${what} here.</p>`,
            }));
            return {
              id,
              kind: 'single',
              prompt_html:
                `<p>Which ${what} completes this sentence of “${escapeText(source.title)}”?</p><blockquote><p>${asked}</p></blockquote>`.replace(
                  'Which words completes',
                  'Which words complete',
                ),
              options: pickRandom(options, options.length, options.length, random),
            };
          },
        },
      ];
    });
  });
}
