import type { OutputOf } from '@drawbridge/contracts';
import { getSignInRule, resetSecondFactors, setSignInRule } from '@drawbridge/contracts/identity';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';

export type SignInRule = OutputOf<typeof getSignInRule>;

export interface SignInRuleStore {
  rule: ReadonlySignal<Loadable<SignInRule>>;
  isSaving: ReadonlySignal<boolean>;
  load(): Promise<void>;
  /** The page shows the server's state: a refused change is announced and changes nothing. */
  save(demandsSecondFactor: boolean): Promise<void>;
  /** Returns the message of a refusal. */
  reset(email: string): Promise<string | undefined>;
}

/** The company's sign-in rule for its members, as its administrators change it. */
export function createSignInRuleStore(deps: {
  client: ApiClient;
  notify: Notify;
  logError?: LogError | undefined;
}): SignInRuleStore {
  const { client, notify } = deps;
  const loadInto = createLoadInto(deps.logError);
  const rule = signal<Loadable<SignInRule>>(LOADING);
  const isSaving = signal(false);
  return {
    rule,
    isSaving,
    load: () => loadInto(rule, 'the sign-in rule', (options) => client.call(getSignInRule, {}, options)),
    async save(demandsSecondFactor) {
      isSaving.value = true;
      try {
        await client.call(
          setSignInRule,
          { demands_second_factor: demandsSecondFactor },
          { background: true },
        );
        const { value } = rule;
        if (value.state === 'ready')
          rule.value = ready({ ...value.value, demands_second_factor: demandsSecondFactor });
      } catch (error) {
        notify('negative', asApiProblem(error).message);
      } finally {
        isSaving.value = false;
      }
    },
    async reset(email) {
      try {
        await client.call(resetSecondFactors, { email }, { background: true });
        return undefined;
      } catch (error) {
        const { errors, message } = asApiProblem(error);
        return errors['email'] ?? message;
      }
    },
  };
}
