import type { CompanyAbout } from '@drawbridge/client/stores/company/organization/company-about';
import { t } from './messages.ts';
import * as styles from './organization.css.ts';

/** True where a company says more than its name. */
export const hasAbout = ({ logo, about, support_email, support_url }: CompanyAbout): boolean =>
  [logo ?? '', about, support_email, support_url].some((text) => text !== '');

/** What a company says about itself. */
export function AboutText({ about: company }: { about: CompanyAbout }) {
  const { name, logo, about, support_email, support_url } = company;
  if (!hasAbout(company)) return <p className={styles.about}>{t('nothing')}</p>;
  return (
    <>
      {logo !== null && (
        <div className={styles.logoBox}>
          <img className={styles.logo} src={logo} alt={t('logoAlt', { name })} />
        </div>
      )}
      {about !== '' && <p className={styles.aboutText}>{about}</p>}
      {(support_email !== '' || support_url !== '') && (
        <div className={styles.contacts}>
          {support_email !== '' && <a href={`mailto:${support_email}`}>{t('contactEmail')}</a>}
          {support_url !== '' && (
            <a href={support_url} target="_blank" rel="noreferrer">
              {t('contactPage')}
            </a>
          )}
        </div>
      )}
    </>
  );
}
