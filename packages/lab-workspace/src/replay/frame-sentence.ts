import type { Film } from './film.ts';
import { t } from './messages.ts';

const MAX_CHARS = 300;
const toShort = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS)}…` : line;
};
const toPlain = (text: string) => text.replace(/[.\s]+$/, '');

/** A step as one sentence, for a screen reader and above the film. */
export function toSentence({ frames, lines }: Pick<Film, 'frames' | 'lines'>, at: number): string {
  const frame = frames[at];
  const line = frame && lines[frame.request];
  if (!frame || !line) return t('player.empty');
  switch (frame.stage) {
    case 'request':
      return t('say.request', {
        request: frame.request + 1,
        count: lines.length,
        method: line.method,
        url: toShort(line.url),
      });
    case 'answer':
      return t('say.answer', { status: line.status });
    default: {
      const { statement, place, text, breach } = frame.event;
      const sentence =
        statement === undefined
          ? `${toPlain(toShort(text))}.`
          : t(place === undefined ? 'say.statement.nowhere' : 'say.statement', {
              place: place === undefined ? '' : `${place.path}:${place.line}`,
              statement: toShort(statement.text),
              result: toPlain(toShort(statement.result)),
            });
      return breach === true ? t('say.breach', { sentence }) : sentence;
    }
  }
}
