import type { ModelLeftOut } from '@drawbridge/contracts/learning';
import type { Parts } from '../../../../platform/http/parts.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { Guard } from '../guard/guard.ts';
import type { FoundPassage } from '../texts/passage-index.ts';
import type { ModelClient } from './model-client.ts';
import { cutComplete, type ModelText, toModelText, withoutMarks } from './model-text.ts';
import { toMessages, toModelPassages } from './prompt.ts';

export interface ModelAnswerer {
  /** An answer from the passages, or why there is none. */
  answer(
    question: { query: string; found: readonly FoundPassage[]; guard: Guard },
    parts: Parts | undefined,
  ): Promise<ModelText | { leftOut: ModelLeftOut }>;
}

const MAX_TOKENS = 700;
/** Answers that one process waits for at the same time. */
const MOST_AT_ONCE = 6;

/** A model's text is held back to the end of a sentence and leaves only when the guard has seen all of it so far. */
export function createModelAnswerer(deps: { client: ModelClient; log: Log }): ModelAnswerer {
  const { client, log } = deps;
  let running = 0;

  async function write(
    { query, found, guard }: Parameters<ModelAnswerer['answer']>[0],
    parts: Parts | undefined,
  ): Promise<ModelText | { leftOut: ModelLeftOut }> {
    const passages = toModelPassages(found, guard);
    const sources = passages.map(({ source }) => source);
    const refusal = new AbortController();
    const isRefused = (text: string) => guard.isSecret(text) || guard.isSecret(withoutMarks(text));
    let shown = '';

    function show(textSoFar: string) {
      const complete = cutComplete(textSoFar);
      if (refusal.signal.aborted || complete.length <= shown.length) return;
      shown = complete;
      if (isRefused(complete)) return refusal.abort();
      const { answer, citations } = toModelText(complete, sources);
      parts?.send({ answer, citations });
    }

    const signals = [refusal.signal, ...(parts ? [parts.signal] : [])];
    try {
      const text = await client.complete(toMessages(query, passages), {
        maxTokens: MAX_TOKENS,
        signal: AbortSignal.any(signals),
        onText: show,
      });
      const written = toModelText(text, sources);
      // An answer that names none of the passages is not from them.
      if (isRefused(text) || written.citations.length === 0) return { leftOut: 'refused' };
      return written;
    } catch (error) {
      if (refusal.signal.aborted) return { leftOut: 'refused' };
      // Neither the question nor what came back: they belong to the learner.
      log.warn({ reason: (error as Error).message }, 'the model did not answer');
      return { leftOut: 'failed' };
    }
  }

  return {
    async answer(question, parts) {
      if (running >= MOST_AT_ONCE) return { leftOut: 'busy' };
      running += 1;
      try {
        return await write(question, parts);
      } finally {
        running -= 1;
      }
    },
  };
}
