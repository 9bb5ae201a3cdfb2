import { Inline, LinkButton, type LinkButtonProps } from '@drawbridge/ui';
import { Link } from 'wouter';
import { usePortal } from '../../../base/portal.ts';
import { PublicPage } from '../../../layouts/PublicPage.tsx';
import * as styles from '../../../layouts/public.css.ts';
import { paths } from '../../../router/paths.ts';
import { messages } from './messages.ts';

function WriteToUs({ tone = 'neutral' }: Pick<LinkButtonProps, 'tone'>) {
  const { supportEmail } = usePortal().settings;
  return (
    <LinkButton tone={tone} href={`mailto:${supportEmail}`}>
      {messages.writeToUs.text}
    </LinkButton>
  );
}

/** Nobody can sign in to order: they write. */
function Expired({ title, text }: { title: string; text: string }) {
  return (
    <PublicPage title={title} intro={text}>
      <Inline gap="3">
        <WriteToUs tone="primary" />
        <LinkButton href={paths.plans}>{messages.seePlans.text}</LinkButton>
      </Inline>
      <p className={styles.help}>
        {messages.anotherAccount.text} <Link href={paths.login}>{messages.signIn.text}</Link>
      </p>
    </PublicPage>
  );
}

/** @see ROUTE-18, AUTH-37 */
export function CompanyExpiredScreen() {
  return <Expired title={messages.companyTitle.text} text={messages.companyText.text} />;
}

/** @see ROUTE-19, AUTH-38 */
export function IndividualExpiredScreen() {
  return <Expired title={messages.individualTitle.text} text={messages.individualText.text} />;
}

/** @see ROUTE-5 */
export function MaintenanceScreen() {
  return (
    <PublicPage title={messages.maintenanceTitle.text} intro={messages.maintenanceText.text}>
      <Inline gap="3">
        <LinkButton tone="primary" href="/">
          {messages.retry.text}
        </LinkButton>
      </Inline>
    </PublicPage>
  );
}

/** @see ROUTE-9 */
export function NotConfiguredScreen() {
  return (
    <PublicPage title={messages.microsoftTitle.text} intro={messages.microsoftText.text}>
      <Inline gap="3">
        <LinkButton tone="primary" href={paths.login}>
          {messages.toLogin.text}
        </LinkButton>
        <WriteToUs />
      </Inline>
    </PublicPage>
  );
}
