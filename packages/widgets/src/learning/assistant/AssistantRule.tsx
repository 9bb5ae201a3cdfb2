import { ASSISTANT_MODES, type AssistantMode } from '@drawbridge/contracts/learning';
import { Card, ProblemState, RadioGroup, Skeleton } from '@drawbridge/ui';
import { useEffect } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import * as styles from './assistant.css.ts';
import { t } from './messages.ts';

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
        <h2 className={styles.title}>{t('ruleTitle')}</h2>
        {known.state === 'loading' && <Skeleton shape="block" height={140} />}
        {known.state === 'problem' && (
          <ProblemState
            compact
            title={t('ruleProblem')}
            message={known.problem.message}
            onRetry={() => void store.load()}
          />
        )}
        {known.state === 'ready' && (
          <RadioGroup
            label={t('ruleLabel')}
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
                label: t('rule.model'),
                hint: t(known.value.has_model ? 'rule.modelHint' : 'rule.noModelHint'),
              },
              {
                value: 'course texts',
                label: t('rule.texts'),
                hint: t('rule.textsHint'),
              },
              { value: 'off', label: t('rule.off'), hint: t('rule.offHint') },
            ]}
          />
        )}
      </div>
    </Card>
  );
}
