import { Card } from '@drawbridge/ui';
import { CompanyAboutCard } from '@drawbridge/widgets/company/organization';
import { useStore } from '@drawbridge/widgets/provider';
import { ProfileNames, ProfilePicture } from '@drawbridge/widgets/recognition/profile';
import { VisibilitySection } from '@drawbridge/widgets/recognition/public-profile';
import { usePortal } from '../../../base/portal.ts';
import { paths } from '../../../router/paths.ts';
import { toKindName } from './kind-name.ts';
import { t } from './messages.ts';
import * as styles from './profile.css.ts';
import { Rows } from './Rows.tsx';

/** Name, what kind of account it is, and whether the person is shown in public. @see PROF-2, PROF-4 */
export function AccountSection() {
  const { session } = usePortal().drawbridge;
  const profile = useStore('profile');
  const user = session.user.value;
  const flags = session.flags();
  const known = profile.profile.value;
  const more = known.state === 'ready' ? known.value : undefined;
  const teams = more?.security_champion_teams ?? flags.championTeams;
  return (
    <div className={styles.cards}>
      <ProfilePicture />
      <ProfileNames />
      <Card as="section">
        <h2 className={styles.cardTitle}>{t('about')}</h2>
        <Rows
          rows={[
            [t('email'), user?.email],
            [t('company'), more?.company_name],
            [t('role'), toKindName(flags)],
            [t('teams'), flags.isChampion ? teams.join(', ') : undefined],
          ]}
        />
      </Card>
      {flags.isCompanyUser && <CompanyAboutCard />}
      <VisibilitySection profileHref={paths.publicProfile} boardHref={paths.hallOfFame} />
    </div>
  );
}
