import type { CompanyDomain, DomainsStore } from '@drawbridge/client/stores/identity/domains';
import { Badge, Button, Callout } from '@drawbridge/ui';
import { useState } from 'react';
import { ChangeDialog } from '../../kit/confirm/ChangeDialog.tsx';
import { useAct } from '../../kit/confirm/use-act.ts';
import { CopyValue } from '../../kit/copy/CopyValue.tsx';
import { toDay, toMoment } from '../../kit/time/moment-text.ts';
import { useDrawbridge } from '../../provider/index.ts';
import * as styles from './domains.css.ts';
import { t } from './messages.ts';

function toPeople(people: number): string | undefined {
  if (people === 0) return undefined;
  return people === 1 ? t('person') : t('people', { count: people });
}

interface DomainItemProps {
  store: DomainsStore;
  item: CompanyDomain;
  wantsPassword: boolean;
}

/** A domain, and what is left to do. */
export function DomainItem({ store, item, wantsPassword }: DomainItemProps) {
  const { domain, is_proven, record, proven_at, checked_at, people } = item;
  const { notify } = useDrawbridge();
  const { isBusy, act } = useAct();
  const [isAsking, setAsking] = useState(false);

  async function check() {
    const now = await act(() => store.check(domain));
    if (now?.is_proven && !is_proven) notify('positive', t('outcome.found', { domain }));
  }
  const facts = [
    is_proven && record === null ? t('byOperator') : proven_at && t('provenOn', { date: toDay(proven_at) }),
    toPeople(people),
    checked_at && t('lastChecked', { date: toMoment(checked_at) }),
  ].filter(Boolean);
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <div className={styles.lineWords}>
          <div className={styles.nameLine}>
            <h3 className={styles.name}>{domain}</h3>
            <Badge tone={is_proven ? 'pass' : 'warn'}>{t(is_proven ? 'proven' : 'pending')}</Badge>
          </div>
          {facts.length > 0 && <span className={styles.side}>{facts.join(' · ')}</span>}
        </div>
        <div className={styles.buttons}>
          {record !== null && (
            <Button
              size="sm"
              tone={is_proven ? 'neutral' : 'primary'}
              loading={isBusy}
              aria-label={t('checkOf', { domain })}
              onClick={() => void check()}
            >
              {t('check')}
            </Button>
          )}
          <Button size="sm" aria-label={t('removeOf', { domain })} onClick={() => setAsking(true)}>
            {t('remove')}
          </Button>
        </div>
      </div>
      <CheckOutcome item={item} />
      {!is_proven && record && (
        <div className={styles.record}>
          <p className={styles.about}>{t('steps')}</p>
          <CopyValue label={t('recordType')} value="TXT" />
          <CopyValue label={t('recordName')} value={record.name} />
          <CopyValue label={t('recordValue')} value={record.value} />
        </div>
      )}
      {isAsking && (
        <ChangeDialog
          title={t('removeAsk', { domain })}
          text={t(is_proven ? 'removeProven' : 'removeText')}
          action={t('remove')}
          tone="danger"
          wantsPassword={is_proven && wantsPassword}
          change={(password) => store.remove(domain, password)}
          onDone={() => notify('positive', t('removed', { domain }))}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

/** What the last check found, where there is something to do. */
function CheckOutcome({ item: { is_proven, last_check } }: { item: CompanyDomain }) {
  if (last_check === null || last_check === 'found') return null;
  if (!is_proven)
    return (
      <Callout tone={last_check === 'taken' ? 'fail' : 'warn'} live>
        {t(`outcome.${last_check}`)}
      </Callout>
    );
  return last_check === 'missing' ? <Callout tone="info">{t('gone')}</Callout> : null;
}
