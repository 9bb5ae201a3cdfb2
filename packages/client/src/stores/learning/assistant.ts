import type { InputOf } from '@drawbridge/contracts';
import {
  type AnswerPart,
  type AssistantAnswer,
  askAssistant,
  getAssistant,
} from '@drawbridge/contracts/learning';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';

export type AskContext = NonNullable<InputOf<typeof askAssistant>['context']>;

/** What the assistant shows. While it answers, `part` is what a model has written so far. */
export type AssistantState =
  | { state: 'empty' }
  | { state: 'asking'; query: string; part: AnswerPart | undefined }
  | { state: 'answered'; query: string; answer: AssistantAnswer }
  | { state: 'problem'; query: string; problem: ApiProblem };

export interface AssistantStore {
  /**
   * False when the company of the learner has turned the assistant off. True also when that could not be found out:
   * the answer to a question then says what is wrong.
   */
  checkIsOn(): Promise<boolean>;
  shown: ReadonlySignal<AssistantState>;
  /** Asks a question; a question still in progress is canceled. The same question at the same time is asked once. */
  ask(query: string, context?: AskContext): Promise<void>;
  /** Cancels the question in progress and shows nothing. */
  clear(): void;
  dispose(): void;
}

export function createAssistantStore({
  client,
  logError = () => undefined,
}: {
  client: ApiClient;
  logError?: LogError | undefined;
}): AssistantStore {
  const shown = signal<AssistantState>({ state: 'empty' });
  let running: AbortController | undefined;

  function stop() {
    running?.abort();
    running = undefined;
  }

  return {
    shown,
    async checkIsOn() {
      try {
        return (await client.call(getAssistant, {}, { background: true })).is_on;
      } catch (error) {
        logError('whether the assistant is on could not be asked', error);
        return true;
      }
    },
    async ask(typed, context) {
      const query = typed.trim();
      const current = shown.peek();
      if (query === '' || (current.state === 'asking' && current.query === query)) return;
      stop();
      const own = new AbortController();
      running = own;
      const isMine = () => running === own;
      shown.value = { state: 'asking', query, part: undefined };
      try {
        const answer = await client.call(
          askAssistant,
          { query, ...(context && { context }) },
          {
            background: true,
            signal: own.signal,
            onPart: (part) => {
              if (isMine()) shown.value = { state: 'asking', query, part: part as AnswerPart };
            },
          },
        );
        if (isMine()) shown.value = { state: 'answered', query, answer };
      } catch (error) {
        if (isMine()) shown.value = { state: 'problem', query, problem: asApiProblem(error) };
      }
    },
    clear() {
      stop();
      shown.value = { state: 'empty' };
    },
    dispose: stop,
  };
}
