import { Splitter } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import * as styles from './LabDetail.css.ts';
import { t } from './messages.ts';
import type { PaneId } from './Pane.tsx';
import { isNumber, useStored } from './use-stored.ts';

const KEY = 'drawbridge.lab.split';

/** Steps at the side; code and preview beside each other above the tests. Sizes are remembered for all labs. */
export function PanesBeside({ panes }: { panes: Record<PaneId, ReactNode> }) {
  const [steps, setSteps] = useStored(`${KEY}.steps`, 23, isNumber);
  const [code, setCode] = useStored(`${KEY}.code`, 52, isNumber);
  const [tests, setTests] = useStored(`${KEY}.tests`, 60, isNumber);
  return (
    <div className={styles.main}>
      <Splitter
        label={t('split.steps')}
        value={steps}
        defaultValue={23}
        min={16}
        max={45}
        onChange={setSteps}
        start={panes.steps}
        end={
          <Splitter
            label={t('split.tests')}
            orientation="vertical"
            value={tests}
            defaultValue={60}
            min={25}
            max={85}
            onChange={setTests}
            start={
              <Splitter
                label={t('split.code')}
                value={code}
                defaultValue={52}
                min={25}
                max={75}
                onChange={setCode}
                start={panes.code}
                end={panes.view}
              />
            }
            end={panes.tests}
          />
        }
      />
    </div>
  );
}
