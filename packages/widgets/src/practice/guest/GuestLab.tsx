import type { ApiProblem, GuestSession } from '@drawbridge/client';
import { LinkButton, ProblemState, Skeleton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import { ConnectedLabDetail, type ConnectedLabDetailProps } from '../lab/index.ts';
import { NextStepContext } from '../next-step/index.ts';
import * as styles from './guest.css.ts';
import { t } from './messages.ts';

export interface GuestLabProps extends Pick<ConnectedLabDetailProps, 'createRunner'> {
  guest: GuestSession;
  signUpHref: string;
  signInHref: string;
}

/** A lab for somebody without an account, who is told how to keep the work. It fills its parent. */
export function GuestLab({ guest, signUpHref, signInHref, createRunner }: GuestLabProps) {
  useSignals();
  const { call } = useDrawbridge();
  const { value: shown } = guest.guest;
  const { state } = shown;
  useEffect(() => {
    if (state === 'opening' || state === 'over') void guest.open(call);
  }, [guest, call, state]);

  const links = (
    <>
      <LinkButton tone="quiet" size="sm" href={signInHref}>
        {t('signIn')}
      </LinkButton>
      <LinkButton size="sm" href={signUpHref}>
        {t('signUp')}
      </LinkButton>
    </>
  );
  if (shown.state === 'refused')
    return (
      <div className={styles.whole}>
        <ProblemState {...toTexts(shown.problem)} onRetry={() => void guest.open(call)} actions={links} />
      </div>
    );
  if (shown.state !== 'open')
    return (
      <div role="status" aria-label={t('opening')}>
        <Skeleton shape="block" height={320} />
      </div>
    );
  const { session, isNew } = shown;
  return (
    <div className={styles.root}>
      <aside className={styles.bar} aria-label={t('bar')}>
        <p className={styles.note} role={isNew ? 'status' : undefined}>
          {isNew ? (
            t('isNew')
          ) : (
            <>
              <span className={styles.onlyWide}>{t('note')}</span>
              <span className={styles.onlyMobile}>{t('noteShort')}</span>
            </>
          )}
        </p>
        {links}
      </aside>
      <div className={styles.lab}>
        <NextStepContext value={() => Promise.resolve({ kind: 'sign-up', href: signUpHref })}>
          <ConnectedLabDetail
            // Another guest has another attempt.
            key={session.token}
            labId={session.lab_id}
            canShare={false}
            {...(createRunner && { createRunner })}
          />
        </NextStepContext>
      </div>
    </div>
  );
}

function toTexts({ code, message, retryAfterSeconds = 0, incident }: ApiProblem) {
  if (code === 'too_many_tries') {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    return {
      title: t('limitTitle'),
      message: minutes > 1 ? t('limitText', { minutes }) : t('limitSoonText'),
    };
  }
  return {
    title: t('offlineTitle'),
    message: code === 'offline' ? t('offlineText') : message,
    ...(incident !== undefined && { incidentId: incident }),
  };
}
