import { Button, Icon, iconAlert } from '@drawbridge/ui';
import { useState } from 'react';
import { toFaultText } from '../fault-text.ts';
import { useLabPage } from '../page/lab-page-context.ts';
import * as styles from './Guidance.css.ts';
import { toGuidedPoints } from './guided-points.ts';
import { t } from './messages.ts';

/** In place of a step that tells how: the learner wants to find it. */
export function WithheldStep() {
  const { data, actions, lab, attempt } = useLabPage();
  const { passed } = attempt.value;
  const [fault, setFault] = useState<string>();
  const open = async () => {
    setFault(undefined);
    if (await data.help.chooseGuidance('guided')) return actions.goTo('steps');
    const texts = { offline: t('guidance.offline'), failed: t('guidance.failed') };
    setFault(toFaultText(data.problem.peek(), texts));
  };
  return (
    <div className={styles.withheld}>
      <p className={styles.words}>{t('guidance.withheld.detail')}</p>
      <div className={styles.actions}>
        <Button size="sm" onClick={() => actions.goToBrief('hints')}>
          {t('guidance.withheld.hints')}
        </Button>
        <Button
          size="sm"
          tone="quiet"
          loading={data.help.isChoosingGuidance.value}
          onClick={() => void open()}
        >
          {passed
            ? t('guidance.withheld.free')
            : t('guidance.withheld.open', { left: toGuidedPoints(attempt.value, lab.value.points) })}
        </Button>
      </div>
      {fault !== undefined && (
        <p role="alert" className={styles.fault}>
          <Icon icon={iconAlert} size={16} />
          {fault}
        </p>
      )}
    </div>
  );
}
