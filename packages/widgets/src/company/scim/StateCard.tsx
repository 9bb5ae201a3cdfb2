import type {
  ScimConnection,
  ScimConnectionStore,
} from '@drawbridge/client/stores/company/scim/scim-connection';
import { Badge, Button, Callout, Card, LinkButton } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useState } from 'react';
import { CopyValue } from '../../kit/copy/CopyValue.tsx';
import { FactList } from '../../kit/detail/FactList.tsx';
import { TimeAgo } from '../../kit/time/TimeAgo.tsx';
import { t } from './messages.ts';
import { SwitchOff } from './SwitchOff.tsx';
import * as styles from './scim.css.ts';

interface StateCardProps {
  store: ScimConnectionStore;
  connection: ScimConnection;
  domainsHref: string;
}

function toAbout({ is_on: isOn, proven_domains: domains }: ScimConnection): string {
  if (!isOn) return t('aboutOff');
  return domains.length === 0 ? t('aboutNowhere') : t('aboutOn', { domains: domains.join(', ') });
}

/** Whether a directory is connected, where it calls, and what came of it. */
export function StateCard({ store, connection, domainsHref }: StateCardProps) {
  const [isAsking, setAsking] = useState(false);
  const { is_on: isOn, may_switch: maySwitch, proven_domains: domains, secrets } = connection;
  return (
    <Card as="section" aria-labelledby="scim-state">
      <div className={styles.part}>
        <div className={styles.head}>
          <div className={styles.titleLine}>
            <h2 id="scim-state" className={styles.title}>
              {t('title')}
            </h2>
            <Badge tone={isOn ? 'pass' : 'neutral'}>{t(isOn ? 'on' : 'off')}</Badge>
          </div>
          {isOn && maySwitch && <Button onClick={() => setAsking(true)}>{t('switchOff')}</Button>}
        </div>
        <p className={styles.about}>{toAbout(connection)}</p>
        {domains.length === 0 && (
          <Callout tone="warn" actions={<LinkButton href={domainsHref}>{t('openDomains')}</LinkButton>}>
            {t('noDomain')}
          </Callout>
        )}
        {isOn && secrets.length === 0 && <Callout tone="warn">{t('noSecret')}</Callout>}
        {!maySwitch && <Callout>{t('ownersOnly')}</Callout>}
        <CopyValue label={t('baseUrl')} value={connection.base_url} hint={t('baseUrlHint')} />
        {isOn && <Figures connection={connection} />}
      </div>
      {isAsking && (
        <SwitchOff store={store} wantsPassword={connection.wants_password} onClose={() => setAsking(false)} />
      )}
    </Card>
  );
}

function Figures({ connection: { users, groups, last_request: last } }: { connection: ScimConnection }) {
  return (
    <FactList
      label={t('title')}
      look="figures"
      facts={[
        { term: t('fact.active'), value: toFigure(users.active) },
        { term: t('fact.deactivated'), value: toFigure(users.deactivated) },
        { term: t('fact.groups'), value: toFigure(groups) },
        {
          term: t('fact.last'),
          value: last ? (
            <>
              <TimeAgo at={last.at} />
              {last.status >= 400 && (
                <>
                  {', '}
                  {t('fact.refused', { status: last.status })}
                </>
              )}
            </>
          ) : (
            t('fact.never')
          ),
        },
      ]}
    />
  );
}
