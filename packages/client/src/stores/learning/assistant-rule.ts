import type { OutputOf } from '@drawbridge/contracts';
import { type AssistantMode, getAssistantRule, setAssistantRule } from '@drawbridge/contracts/learning';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';

export type AssistantRule = OutputOf<typeof getAssistantRule>;

export interface AssistantRuleStore {
  rule: ReadonlySignal<Loadable<AssistantRule>>;
  isSaving: ReadonlySignal<boolean>;
  load(): Promise<void>;
  /** The page shows the server's state: a refused change is announced and changes nothing. */
  save(mode: AssistantMode): Promise<void>;
}

/** What the company allows the assistant to do, as its administrators change it. */
export function createAssistantRuleStore(deps: {
  client: ApiClient;
  notify: Notify;
  logError?: LogError | undefined;
}): AssistantRuleStore {
  const { client, notify } = deps;
  const loadInto = createLoadInto(deps.logError);
  const rule = signal<Loadable<AssistantRule>>(LOADING);
  const isSaving = signal(false);
  return {
    rule,
    isSaving,
    load: () =>
      loadInto(rule, "the assistant's rule", (options) => client.call(getAssistantRule, {}, options)),
    async save(mode) {
      if (isSaving.value) return;
      isSaving.value = true;
      try {
        await client.call(setAssistantRule, { mode }, { background: true });
        const { value } = rule;
        if (value.state === 'ready') rule.value = ready({ ...value.value, mode });
      } catch (error) {
        notify('negative', asApiProblem(error).message);
      } finally {
        isSaving.value = false;
      }
    },
  };
}
