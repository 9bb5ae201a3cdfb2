import type { SsoSetup } from '@drawbridge/client/stores/identity/sso-setup';
import { EMERGENCY_TEST_DAYS } from '@drawbridge/contracts/identity';
import { Callout } from '@drawbridge/ui';
import { toDay } from '../../kit/time/moment-text.ts';
import { t } from './messages.ts';
import * as styles from './sso-setup.css.ts';

function toTitle({ tested_at, is_due }: NonNullable<SsoSetup['emergency_test']>): string {
  if (tested_at === null) return t('emergency.never');
  const date = toDay(tested_at);
  return is_due ? t('emergency.due', { date, days: EMERGENCY_TEST_DAYS }) : t('emergency.tested', { date });
}

/** When the emergency administrator last signed in with their password, and how they test it. */
export function EmergencyTest({ setup: { emergency_test: test, ...setup } }: { setup: SsoSetup }) {
  if (!test) return null;
  const email = setup.administrators.find(({ id }) => id === setup.rules.break_glass_person_id)?.email;
  // Without an active account of an administrator there is nothing to test.
  if (email === undefined) return null;
  if (test.is_due)
    return (
      <Callout tone="warn" title={toTitle(test)}>
        {t('emergency.how', { email })}
      </Callout>
    );
  return (
    <div>
      <p className={styles.plain}>{toTitle(test)}</p>
      <p className={styles.side}>{t('emergency.how', { email })}</p>
    </div>
  );
}
