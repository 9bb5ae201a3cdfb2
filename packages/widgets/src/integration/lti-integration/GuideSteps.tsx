import { CopyValue } from '../../kit/copy/CopyValue.tsx';
import type { GuideStep } from './guides.ts';
import * as styles from './lti-integration.css.ts';
import { t } from './messages.ts';

/** What to do in the LMS: numbered steps, each with the values that it needs. */
export function GuideSteps({ steps }: { steps: readonly GuideStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ text, fields }) => (
        <li key={text} className={styles.step}>
          {text}
          {fields.length > 0 && (
            <div className={styles.stepFields}>
              {fields.map(({ label, value, isChoice }) =>
                isChoice ? (
                  <div key={label} className={styles.value}>
                    <span className={styles.valueName}>{label}</span>
                    <p className={styles.choice}>
                      {t('choose')}: <strong>{value}</strong>
                    </p>
                  </div>
                ) : (
                  <CopyValue key={label} label={label} value={value} />
                ),
              )}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
