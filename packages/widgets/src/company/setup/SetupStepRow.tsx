import type { CompanySetup } from '@drawbridge/client/stores/company/setup';
import type { SetupChoice, SetupStep } from '@drawbridge/contracts/company';
import { Badge, Button, Icon, iconCheck, iconMinus, LinkButton, type Tone } from '@drawbridge/ui';
import { t } from './messages.ts';
import * as styles from './setup.css.ts';
import { useKeptFocus } from './use-kept-focus.ts';

export type Shown = 'done' | 'next' | 'later' | 'skipped';

const TONES: Record<Shown, Tone> = { done: 'pass', next: 'primary', later: 'neutral', skipped: 'neutral' };

function Mark({ shown, nth }: { shown: Shown; nth: number }) {
  const look = { done: styles.markDone, next: styles.markNext, later: '', skipped: '' }[shown];
  return (
    <span className={`${styles.mark} ${look}`} aria-hidden>
      {shown === 'done' && <Icon icon={iconCheck} size={16} />}
      {shown === 'skipped' && <Icon icon={iconMinus} size={16} />}
      {(shown === 'next' || shown === 'later') && nth}
    </span>
  );
}

export interface SetupStepRowProps {
  step: CompanySetup['steps'][number];
  shown: Shown;
  /** Of all steps, from 1. */
  nth: number;
  href: string;
  onChoose: (step: SetupStep, choice: SetupChoice | null) => void;
}

/** One step: what it is, whether it is done, the link to where it is done, and the ways not to do it. */
export function SetupStepRow({ step: { step, choice }, shown, nth, href, onChoose }: SetupStepRowProps) {
  const title = t(step);
  const isOpen = shown === 'next' || shown === 'later';
  const { place, pressed } = useKeptFocus<HTMLDivElement>(shown);
  const choose = (chosen: SetupChoice | null) => {
    pressed();
    onChoose(step, chosen);
  };
  const hasChosen = step === 'sign_in' && choice === 'passwords';
  return (
    <li className={styles.step} aria-current={shown === 'next' ? 'step' : undefined}>
      <Mark shown={shown} nth={nth} />
      <div className={styles.words}>
        <div className={styles.stepHead}>
          <h3 className={styles.stepTitle}>{title}</h3>
          <Badge tone={TONES[shown]}>{t(`state.${shown}`)}</Badge>
        </div>
        <p className={styles.stepText}>{t(hasChosen ? 'sign_in.chosen' : `${step}.text`)}</p>
      </div>
      <div ref={place} className={styles.buttons}>
        {isOpen && (
          <>
            <LinkButton href={href} tone={shown === 'next' ? 'primary' : 'neutral'} size="sm">
              {t(`${step}.act`)}
            </LinkButton>
            {step === 'sign_in' && (
              <Button size="sm" onClick={() => choose('passwords')}>
                {t('sign_in.passwords')}
              </Button>
            )}
            <Button
              size="sm"
              tone="quiet"
              aria-label={t('skipStep', { step: title })}
              onClick={() => choose('skip')}
            >
              {t('skip')}
            </Button>
          </>
        )}
        {(shown === 'skipped' || hasChosen) && (
          <Button
            size="sm"
            tone="quiet"
            aria-label={t('takeBackStep', { step: title })}
            onClick={() => choose(null)}
          >
            {t('takeBack')}
          </Button>
        )}
      </div>
    </li>
  );
}
