import type { PlatformStore } from '@drawbridge/client/stores/integration/platform';
import type { Platform, PlatformRefusal } from '@drawbridge/contracts/integration';
import { Badge, Card, CopyButton, Skeleton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { LoadProblem } from '../../kit/loadable/index.ts';
import { MoreButton } from '../../kit/paged-table/MoreButton.tsx';
import { toMoment } from '../../kit/time/moment-text.ts';
import { useDrawbridge } from '../../provider/index.ts';
import * as styles from './lti-integration.css.ts';
import { isMessage, t } from './messages.ts';

/** The text for administrators, otherwise the one shown on the page. */
function toReason({ reason, what }: PlatformRefusal): string {
  const id = `reason.${reason}`;
  return isMessage(id) ? t(id) : what || reason;
}

/** Refused launches, with what was sent and what is registered. @see LTI-28 */
export function RefusalList({ store, platform }: { store: PlatformStore; platform: Platform }) {
  useSignals();
  const { notify } = useDrawbridge();
  const known = store.refusals.value;
  async function more() {
    const problem = await store.loadMoreRefusals();
    if (problem) notify('negative', problem.message);
  }
  return (
    <Card as="section" aria-labelledby="platform-refusals">
      <div className={styles.part}>
        <div className={styles.words}>
          <h2 id="platform-refusals" className={styles.title}>
            {t('refusals')}
          </h2>
          <p className={styles.about}>{t('refusals.about')}</p>
        </div>
        {known.state === 'loading' && <Skeleton shape="block" height={96} />}
        {known.state === 'problem' && (
          <LoadProblem
            compact
            title={t('refusals.problem')}
            problem={known.problem}
            onRetry={() => void store.load()}
          />
        )}
        {known.state === 'ready' && known.value.items.length === 0 && (
          <p className={styles.plain}>{t('refusals.none')}</p>
        )}
        {known.state === 'ready' && known.value.items.length > 0 && (
          <>
            <ul aria-label={t('refusals.list')} className={styles.lines}>
              {known.value.items.map((refusal) => (
                <RefusalRow key={refusal.id} refusal={refusal} platform={platform} />
              ))}
            </ul>
            <MoreButton list={known.value} label={t('refusals.more')} onMore={() => void more()} />
          </>
        )}
      </div>
    </Card>
  );
}

function RefusalRow({ refusal, platform }: { refusal: PlatformRefusal; platform: Platform }) {
  const sent = Object.entries(refusal.sent);
  return (
    <li className={styles.line}>
      <div className={styles.lineWords}>
        <span className={styles.strong}>{toReason(refusal)}</span>
        <span className={styles.marks}>
          <span className={styles.side}>{toMoment(refusal.at)}</span>
          <span className={styles.incident}>
            <span className={`${styles.side} ${styles.incidentName}`}>{t('refusals.incident')}</span>
            <bdi dir="ltr" className={styles.mono}>
              {refusal.id}
            </bdi>
            <CopyButton what={t('refusals.incident')} value={refusal.id} />
          </span>
        </span>
        {refusal.detail && (
          <bdi dir="ltr" className={styles.mono}>
            {refusal.detail}
          </bdi>
        )}
        {sent.length > 0 && <Sent sent={sent} platform={platform} />}
      </div>
    </li>
  );
}

/** The registered value to compare with the one that was sent; undefined if there is none. */
function toRegistered(field: string, platform: Platform): readonly string[] | undefined {
  if (field === 'issuer') return [platform.issuer];
  if (field === 'client_id') return [platform.client_id];
  return field === 'deployment_id' ? platform.deployment_ids : undefined;
}

function Sent({ sent, platform }: { sent: readonly [string, string][]; platform: Platform }) {
  return (
    <details>
      <summary className={styles.summary}>{t('refusals.compare')}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['refusals.field', 'refusals.sent', 'refusals.registered'] as const).map((id) => (
              <th key={id} scope="col" className={`${styles.cell} ${styles.cellHead}`}>
                {t(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sent.map(([field, value]) => {
            const registered = toRegistered(field, platform);
            const name = `sent.${field}`;
            return (
              <tr key={field}>
                <th scope="row" className={`${styles.cell} ${styles.cellName}`}>
                  {isMessage(name) ? t(name) : field}
                </th>
                <td className={styles.cell}>
                  <bdi dir="ltr" className={styles.mono}>
                    {value}
                  </bdi>{' '}
                  {registered && !registered.includes(value) && (
                    <Badge tone="warn">{t('refusals.differs')}</Badge>
                  )}
                </td>
                <td className={styles.cell}>
                  <bdi dir="ltr" className={styles.mono}>
                    {registered?.join(', ')}
                  </bdi>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
