import {
  Icon,
  iconChevronUp,
  iconLock,
  iconPassed,
  iconTarget,
  Menu,
  type MenuTriggerProps,
} from '@drawbridge/ui';
import { useLabPage } from '../page/lab-page-context.ts';
import { t } from './messages.ts';
import * as styles from './StepsView.css.ts';

/** The step that is shown, in one line; pressed, it lists all steps. */
export function StepMenu({ at }: { at: number }) {
  const { lab, view, readSteps, canChooseGuidance, actions } = useLabPage();
  const { steps } = lab.value;
  const read = readSteps.ids.value;
  const trigger = (props: MenuTriggerProps) => (
    <button type="button" {...props} className={styles.place}>
      <span className={styles.placeText}>{t('steps.count', { at: at + 1, all: steps.length })}</span>
      <Icon icon={iconChevronUp} size={16} />
    </button>
  );
  return (
    <Menu
      label={t('steps.list')}
      placement="top"
      items={[
        ...steps.map(({ id, title = t('guidance.withheld'), html }, index) => ({
          id,
          label: t('steps.entry', { number: index + 1, title }),
          checked: index === at,
          ...toMark(html === undefined, read.includes(id)),
          onSelect: () => view.showStep(index),
        })),
        ...(canChooseGuidance.value
          ? [
              { id: 'ways', kind: 'separator' as const },
              {
                id: 'guidance',
                label: t('guidance.change'),
                icon: iconTarget,
                onSelect: actions.goToGuidance,
              },
            ]
          : []),
      ]}
      trigger={trigger}
    />
  );
}

function toMark(isWithheld: boolean, isRead: boolean) {
  if (isWithheld) return { end: <Icon icon={iconLock} size={16} label={t('steps.withheld')} /> };
  if (!isRead) return {};
  return { end: <Icon icon={iconPassed} size={16} label={t('steps.read')} className={styles.read} /> };
}
