import { readStoredGuest } from '@drawbridge/client';
import { findSignupName } from '@drawbridge/contracts/identity';
import { Callout } from '@drawbridge/ui';
import { format } from '@drawbridge/ui/messages';
import { SignUpForm } from '@drawbridge/widgets/identity/sign-in';
import { useState } from 'react';
import { Link } from 'wouter';
import { usePortal } from '../../../base/portal.ts';
import { PartnerBrand } from '../../../layouts/PartnerBrand.tsx';
import { PublicPage } from '../../../layouts/PublicPage.tsx';
import { readPathPart } from '../../../layouts/path-part.ts';
import * as styles from '../../../layouts/public.css.ts';
import { paths } from '../../../router/paths.ts';
import { CodePage } from '../confirm/CodePage.tsx';
import { useSignup } from '../confirm/use-signup.ts';
import { t } from './messages.ts';

interface SignupPageProps {
  via: 'plan' | 'partner' | 'training';
  /** Takes the partner's or training's name. */
  intro: string;
}

/** `/signup/:id` or `/signup/<via>/:id/:name`; the name in the address may be anybody's words, and is not shown. */
function readOffer(via: SignupPageProps['via']) {
  if (via === 'plan') return { id: readPathPart(1), name: undefined };
  const id = readPathPart(2);
  return { id, name: findSignupName(via, id) };
}

function SignupPage({ via, intro }: SignupPageProps) {
  const [{ id, name }] = useState(() => readOffer(via));
  const { storage } = usePortal().drawbridge;
  const [isGuest] = useState(() => readStoredGuest(storage) !== undefined);
  const openSignup = useSignup();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined)
    return (
      <CodePage
        title={t('sentTitle')}
        intro={t('sentText', { email: sentTo })}
        initialEmail={sentTo}
        isJustSent
        confirm={(signup, { email, code }) => signup.confirmCode({ email, code })}
      />
    );
  return (
    <PublicPage title={t('title')} intro={name ? format(intro, { name }) : t('planText')}>
      {isGuest && <Callout tone="info">{t('guest')}</Callout>}
      <SignUpForm
        onSignUp={async (values) => {
          const signup = await openSignup();
          const answer = signup?.toFormAnswer(await signup.signUp({ via, id, ...values }));
          if (answer === true) setSentTo(values.email);
          return answer;
        }}
      />
      <p className={styles.help}>
        {t('haveOne')} <Link href={paths.login}>{t('signIn')}</Link>
      </p>
    </PublicPage>
  );
}

/** Signup for a plan or an invitation. @see ROUTE-15, SIGN-14 */
export function PlanSignupScreen() {
  return <SignupPage via="plan" intro={t('planText')} />;
}

/** Signup under a partner. @see ROUTE-16 */
export function PartnerSignupScreen() {
  const [id] = useState(() => readPathPart(2));
  return (
    <PartnerBrand id={id}>
      <SignupPage via="partner" intro={t('partnerText')} />
    </PartnerBrand>
  );
}

/** Signup for a training. @see ROUTE-17 */
export function TrainingSignupScreen() {
  return <SignupPage via="training" intro={t('trainingText')} />;
}
