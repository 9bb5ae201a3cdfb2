import { Inline, LinkButton, type LinkButtonProps } from '@drawbridge/ui';
import { Link } from 'wouter';
import { usePortal } from '../../../base/portal.ts';
import { PublicPage } from '../../../layouts/PublicPage.tsx';
import * as styles from '../../../layouts/public.css.ts';
import { paths } from '../../../router/paths.ts';
import { t } from './messages.ts';

function WriteToUs({ tone = 'neutral' }: Pick<LinkButtonProps, 'tone'>) {
  const { supportEmail } = usePortal().settings;
  return (
    <LinkButton tone={tone} href={`mailto:${supportEmail}`}>
      {t('writeToUs')}
    </LinkButton>
  );
}

/** Nobody can sign in to order: they write. */
function Expired({ title, text }: { title: string; text: string }) {
  return (
    <PublicPage title={title} intro={text}>
      <Inline gap="3">
        <WriteToUs tone="primary" />
        <LinkButton href={paths.plans}>{t('seePlans')}</LinkButton>
      </Inline>
      <p className={styles.help}>
        {t('anotherAccount')} <Link href={paths.login}>{t('signIn')}</Link>
      </p>
    </PublicPage>
  );
}

/** @see ROUTE-18, AUTH-37 */
export function CompanyExpiredScreen() {
  return <Expired title={t('companyTitle')} text={t('companyText')} />;
}

/** @see ROUTE-19, AUTH-38 */
export function IndividualExpiredScreen() {
  return <Expired title={t('individualTitle')} text={t('individualText')} />;
}

/** @see ROUTE-5 */
export function MaintenanceScreen() {
  return (
    <PublicPage title={t('maintenanceTitle')} intro={t('maintenanceText')}>
      <Inline gap="3">
        <LinkButton tone="primary" href="/">
          {t('retry')}
        </LinkButton>
      </Inline>
    </PublicPage>
  );
}

/** @see ROUTE-9 */
export function NotConfiguredScreen() {
  return (
    <PublicPage title={t('microsoftTitle')} intro={t('microsoftText')}>
      <Inline gap="3">
        <LinkButton tone="primary" href={paths.login}>
          {t('toLogin')}
        </LinkButton>
        <WriteToUs />
      </Inline>
    </PublicPage>
  );
}
