import { ASSISTANT_MODES, type AssistantMode } from '@drawbridge/contracts/learning';
import { Card, ProblemState, RadioGroup, Skeleton } from '@drawbridge/ui';
import { useEffect } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import * as styles from './assistant.css.ts';
import { messages } from './messages.ts';

/** What a company allows the assistant to do. Its administrators change it. */
export const AssistantRule = withLoading(LoadedRule, () => <Skeleton shape="block" height={220} />);

const toMode = (value: string): AssistantMode | undefined => ASSISTANT_MODES.find((mode) => mode === value);

function LoadedRule() {
  const store = useStore('assistantRule');
  useEffect(() => void store.load(), [store]);
  const { value: known } = store.rule;
  return (
    <Card as="section">
      <div className={styles.section}>
        <h2 className={styles.title}>{messages.ruleTitle.text}</h2>
        {known.state === 'loading' && <Skeleton shape="block" height={140} />}
        {known.state === 'problem' && (
          <ProblemState
            compact
            title={messages.ruleProblem.text}
            message={known.problem.message}
            onRetry={() => void store.load()}
          />
        )}
        {known.state === 'ready' && (
          <RadioGroup
            label={messages.ruleLabel.text}
            labelHidden
            value={known.value.mode}
            disabled={store.isSaving.value}
            onChange={(value) => {
              const mode = toMode(value);
              if (mode) void store.save(mode);
            }}
            options={[
              {
                value: 'model',
                label: messages['rule.model'].text,
                hint: (known.value.has_model ? messages['rule.modelHint'] : messages['rule.noModelHint'])
                  .text,
              },
              {
                value: 'course texts',
                label: messages['rule.texts'].text,
                hint: messages['rule.textsHint'].text,
              },
              { value: 'off', label: messages['rule.off'].text, hint: messages['rule.offHint'].text },
            ]}
          />
        )}
      </div>
    </Card>
  );
}
