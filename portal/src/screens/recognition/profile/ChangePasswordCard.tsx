import { Card } from '@drawbridge/ui';
import { ChangePasswordForm, type ChangePasswordFormProps } from '@drawbridge/widgets/identity/security';
import { useStore } from '@drawbridge/widgets/provider';
import { useRef, useState } from 'react';
import { usePortal } from '../../../base/portal.ts';
import { paths } from '../../../router/paths.ts';
import { usePasswordForm } from '../../identity/password/use-password-form.ts';
import * as styles from './profile.css.ts';
import { t } from './SecuritySection.messages.ts';

/** Changes the password; says what happens to the other sessions. @see ASVS 6.2.2, 6.2.3 */
export function ChangePasswordCard() {
  const { session, notify } = usePortal().drawbridge;
  const sessions = useStore('ownSessions');
  const sendForm = usePasswordForm();
  const title = useRef<HTMLHeadingElement>(null);
  /** A form of its own for each change: none of the three passwords stays in the page. */
  const [count, setCount] = useState(0);
  const email = session.user.value?.email ?? '';

  const change: ChangePasswordFormProps['onChange'] = async (values) => {
    const answer = await sendForm((passwords) => passwords.change(values));
    if (answer !== true) return answer === 'over' ? undefined : answer;
    setCount(count + 1);
    title.current?.focus();
    notify('positive', t('changed'));
    void sessions.load();
    return true;
  };

  return (
    <Card as="section">
      <h2 ref={title} tabIndex={-1} className={styles.cardTitle}>
        {t('password')}
      </h2>
      <p className={styles.sentence}>{t('passwordText')}</p>
      <div className={styles.form}>
        <ChangePasswordForm
          key={count}
          email={email}
          forgotHref={paths.forgotPassword(email)}
          onChange={change}
        />
      </div>
    </Card>
  );
}
