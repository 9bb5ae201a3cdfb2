import * as z from 'zod';
import type { Send } from '../../../../platform/http/send.ts';
import type { ChatMessage } from './prompt.ts';

/** An OpenAI-compatible service. */
export interface ModelClient {
  /**
   * Gives the whole text; `onText` hears the text so far while it arrives. Throws when the service fails, is too slow or
   * sends too much.
   */
  complete(
    messages: readonly ChatMessage[],
    options: { maxTokens: number; signal?: AbortSignal | undefined; onText?: (textSoFar: string) => void },
  ): Promise<string>;
}

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 400_000;

const chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })),
});
const whole = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

const toJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The text in one line of an event stream; empty for a line of another kind. */
function readLine(line: string): string {
  const parsed = chunk.safeParse(toJson(line.replace(/^data:\s*/, '').trim()));
  return parsed.success ? parsed.data.choices.map(({ delta }) => delta?.content ?? '').join('') : '';
}

/** Takes an event stream piece by piece and gives its text so far; a line that is not complete yet waits for its rest. */
function createEventReader(): (piece: string) => string {
  let rest = '';
  let read = '';
  return (piece) => {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    read += lines.map(readLine).join('');
    return read;
  };
}

export function createModelClient(deps: {
  send: Send;
  url: string;
  key: string | undefined;
  model: string;
}): ModelClient {
  const { send, url, key, model } = deps;
  return {
    async complete(messages, { maxTokens, signal, onText }) {
      const read = createEventReader();
      const answer = await send({
        url: `${url}/chat/completions`,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream, application/json',
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ model, messages, max_tokens: maxTokens, temperature: 0.2, stream: true }),
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        signal,
        onText(text, { status }) {
          if (status === 200) onText?.(read(text));
        },
      });
      if (answer.status !== 200) throw new Error(`the model's service answered ${answer.status}`);
      // Some services answer in one piece although a stream was asked for.
      const parsed = whole.safeParse(toJson(answer.text));
      const text = parsed.success
        ? (parsed.data.choices[0]?.message.content ?? '')
        : createEventReader()(`${answer.text}\n`);
      if (text.trim() === '') throw new Error("the model's service answered without a text");
      return text;
    },
  };
}
