import type { ProfileDetailsStore } from '@drawbridge/client/stores/recognition/profile-details';
import { NEWSFEED_TOPICS, type ProfileDetails } from '@drawbridge/contracts/recognition';
import { Card, Checkbox, hiddenClass } from '@drawbridge/ui';
import { useStore, withLoading } from '../../provider/index.ts';
import { LoadingProfile, ShownProfile } from './LoadedProfile.tsx';
import { t } from './messages.ts';
import * as styles from './profile.css.ts';
import { TimeZoneField } from './TimeZoneField.tsx';

/** Edits time zone, emails and topics. Each change is saved immediately. @see PROF-16 */
export const ProfileSettings = withLoading(LoadedSettings, LoadingProfile);

function LoadedSettings() {
  const store = useStore('profileDetails');
  return (
    <ShownProfile store={store}>{(details) => <Settings store={store} details={details} />}</ShownProfile>
  );
}

function Settings({ store, details }: { store: ProfileDetailsStore; details: ProfileDetails }) {
  const change = (settings: Parameters<ProfileDetailsStore['changeSettings']>[0]) =>
    void store.changeSettings(settings);
  const chosen = new Set(details.newsfeed_topics);
  return (
    <div className={styles.cards}>
      <Card as="section">
        <h2 className={styles.title}>{t('emails')}</h2>
        <p className={styles.about}>{t('emailsText')}</p>
        <div className={styles.switches}>
          <Checkbox
            label={t('digest')}
            hint={t('digestHint')}
            checked={details.weekly_digest_email}
            onChange={(weekly_digest_email) => change({ weekly_digest_email })}
          />
          <Checkbox
            label={t('news')}
            hint={t('newsHint')}
            checked={details.weekly_news_opt_in}
            onChange={(weekly_news_opt_in) => change({ weekly_news_opt_in })}
          />
          {details.company_report_email !== undefined && (
            <Checkbox
              label={t('report')}
              hint={t('reportHint')}
              checked={details.company_report_email}
              onChange={(company_report_email) => change({ company_report_email })}
            />
          )}
        </div>
      </Card>
      <Card as="section">
        <h2 className={styles.title}>{t('topics')}</h2>
        <p className={styles.about}>{t('topicsText')}</p>
        <fieldset className={styles.topics}>
          <legend className={hiddenClass}>{t('topics')}</legend>
          {NEWSFEED_TOPICS.map((topic) => (
            <Checkbox
              key={topic}
              label={t(`topic.${topic}`)}
              checked={chosen.has(topic)}
              onChange={(isChosen) =>
                change({
                  newsfeed_topics: NEWSFEED_TOPICS.filter((one) =>
                    one === topic ? isChosen : chosen.has(one),
                  ),
                })
              }
            />
          ))}
        </fieldset>
      </Card>
      <Card as="section">
        <h2 className={styles.title}>{t('timeZone')}</h2>
        <p className={styles.about}>{t('timeZoneText')}</p>
        <TimeZoneField value={details.time_zone} onChange={(time_zone) => change({ time_zone })} />
      </Card>
    </div>
  );
}
