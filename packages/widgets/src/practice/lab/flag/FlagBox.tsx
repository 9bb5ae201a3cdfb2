import type { LabStore } from '@drawbridge/client/stores/practice/lab';
import * as page from '@drawbridge/lab-workspace/styles';
import { Button, Icon, iconFlag, iconSend, TextField } from '@drawbridge/ui';
import { useState } from 'react';
import { useSecondsUntil } from '../../../kit/time/index.ts';
import { toFaultText } from '../fault-text.ts';
import { useLabPage } from '../page/lab-page-context.ts';
import * as styles from './Flag.css.ts';
import { FlagShown } from './FlagShown.tsx';
import { findFlag } from './find-flag.ts';
import { t } from './messages.ts';
import { toTriesLeftText } from './tries-left.ts';

/** Input for a flag; after the lab is solved it shows the learner's own flag. */
export function FlagBox() {
  const { data, actions, ...labPage } = useLabPage();
  const attempt = labPage.attempt.value;
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState('');
  const [isOffline, setOffline] = useState(false);
  const [waitUntilMs, setWaitUntilMs] = useState(0);
  const wait = useSecondsUntil(waitUntilMs);
  const { help } = data;
  const state = help.flagState.value;

  const send = async () => {
    const flag = typed.trim();
    if (flag === '' || wait > 0) return;
    setSent(flag);
    setOffline(false);
    await help.sendFlag(flag);
    if (help.flagState.peek() !== 'failed') return;
    const problem = data.problem.peek();
    if (problem?.code === 'too_many_tries')
      setWaitUntilMs(Date.now() + (problem.retryAfterSeconds ?? 60) * 1_000);
    else setOffline(problem?.code === 'offline');
  };

  const own = findFlag(attempt.submissions) ?? (state === 'correct' ? sent : undefined);
  if (attempt.passed) return <Solved flag={own} />;
  return (
    <form
      className={styles.box}
      aria-label={t('flag.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h3 className={styles.title}>
        <Icon icon={iconFlag} size={18} className={styles.icon} />
        {t('flag.title')}
      </h3>
      <div className={styles.line}>
        <TextField
          label={t('flag.label')}
          mono
          className={styles.field}
          placeholder="flag{…}"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          hint={state === 'practice' ? undefined : t('flag.hint')}
          error={typed.trim() === sent && toError(data, state, { wait, isOffline })}
        />
        <Button
          type="submit"
          className={styles.button}
          loading={state === 'sending'}
          disabled={typed.trim() === '' || wait > 0}
        >
          {t('flag.check')}
        </Button>
      </div>
      {state === 'practice' && (
        <div className={styles.practice}>
          <p className={styles.words}>{t('flag.practice')}</p>
          <Button size="sm" icon={iconSend} onClick={() => void actions.submit()}>
            {t('submit.do')}
          </Button>
        </div>
      )}
      <p className={page.hidden} aria-live="polite">
        {state === 'wrong' && toTriesLeftText(help.triesLeft.value)}
      </p>
    </form>
  );
}

function toError(
  data: LabStore,
  state: LabStore['help']['flagState']['value'],
  { wait, isOffline }: { wait: number; isOffline: boolean },
) {
  if (wait > 0) return t('flag.wait', { seconds: wait });
  if (state === 'wrong') return `${t('flag.wrong')} ${toTriesLeftText(data.help.triesLeft.value)}`;
  if (state !== 'failed') return undefined;
  if (isOffline) return t('flag.offline');
  const problem = data.problem.value;
  if (problem?.code === 'too_many_tries') return undefined;
  return toFaultText(problem, { offline: t('flag.offline'), failed: t('flag.offline') });
}

function Solved({ flag }: { flag: string | undefined }) {
  return (
    <section className={styles.box} aria-label={t('flag.title')}>
      <h3 className={styles.title}>
        <Icon icon={iconFlag} size={18} className={styles.iconSolved} />
        {t('flag.solved')}
      </h3>
      {flag === undefined ? (
        <p className={styles.words}>{t('flag.solved.before')}</p>
      ) : (
        <>
          <p className={styles.words}>{t('flag.own')}</p>
          <FlagShown flag={flag} />
        </>
      )}
    </section>
  );
}
