import type { UserPage as Page } from '@drawbridge/client/stores/company/users/user';
import { Avatar, Card, useLinkRenderer } from '@drawbridge/ui';
import * as section from '../../kit/detail/section.css.ts';
import { toDay } from '../../kit/time/moment-text.ts';
import { ActivityList } from '../../recognition/activity-list/ActivityList.tsx';
import { t } from './messages.ts';
import { toUserName } from './user-name.ts';
import { toRoleWords } from './user-words.ts';
import * as styles from './users.css.ts';

interface UserProfileProps {
  page: Page;
  toBadge: (awardId: string) => string;
}

/** A user as a learner: picture, badges and results. @see COMP-35 */
export function UserProfile({ page, toBadge }: UserProfileProps) {
  const { user, badges, recent } = page;
  const name = toUserName(user);
  return (
    <>
      <div className={styles.who}>
        <Avatar name={name} src={user.picture} size={72} decorative />
        <div className={styles.lines}>
          <span className={styles.name}>{toRoleWords(user).join(', ')}</span>
          <span className={styles.email}>{user.email}</span>
        </div>
      </div>
      <div className={styles.columns}>
        <Badges badges={badges} toBadge={toBadge} />
        <Card as="section" aria-labelledby="user-recent">
          <div className={section.part}>
            <h2 id="user-recent" className={section.title}>
              {t('user.recent')}
            </h2>
            <ActivityList
              list={{
                state: 'ready',
                value: { items: recent, total: recent.length, isLoadingMore: false },
              }}
              onMore={() => undefined}
              nothing={{ title: t('user.recent.none'), text: t('user.recent.none.text') }}
              isMixed
            />
          </div>
        </Card>
      </div>
    </>
  );
}

function Badges({ badges, toBadge }: { badges: Page['badges']; toBadge: (awardId: string) => string }) {
  const renderLink = useLinkRenderer();
  return (
    <Card as="section" aria-labelledby="user-badges">
      <div className={section.part}>
        <h2 id="user-badges" className={section.title}>
          {t('user.badges')}
        </h2>
        {badges.length === 0 ? (
          <p className={section.plain}>{t('user.badges.none')}</p>
        ) : (
          <ul className={styles.badgeList}>
            {badges.map(({ id, title, picture, issued_at: at }) => (
              <li key={id} className={styles.badge}>
                <img src={picture} alt="" className={styles.badgePicture} />
                {renderLink({ href: toBadge(id), children: title })}
                <span className={styles.side}>{t('user.badge.at', { date: toDay(at) })}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
