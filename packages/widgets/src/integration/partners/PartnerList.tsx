import type {
  Partner,
  PartnersStore,
  PartnerWithSecret,
} from '@drawbridge/client/stores/integration/partners';
import { Button, Card, CardLink, EmptyState, iconPlus, LinkButton } from '@drawbridge/ui';
import { useEffect, useRef, useState } from 'react';
import { LoadingBlocks } from '../../kit/loadable/index.ts';
import { toMoment } from '../../kit/time/moment-text.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { t } from './messages.ts';
import { PartnerForm } from './PartnerForm.tsx';
import { PartnerSecretOnce } from './PartnerSecretOnce.tsx';
import { PartnersProblem } from './PartnersProblem.tsx';
import * as styles from './partners.css.ts';

export interface PartnerListProps {
  /** Address of the page of a partner. */
  toPartner: (id: string) => string;
}

/** The sites of a company that embed widgets, for its administrators. @see EMB-11, ROLE-11 */
export const PartnerList = withLoading(LoadedList, LoadingRows);

function LoadedList({ toPartner }: PartnerListProps) {
  const store = useStore('partners');
  useEffect(() => void store.load(), [store]);
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<PartnerWithSecret>();
  const addButton = useRef<HTMLButtonElement>(null);
  const known = store.partners.value;
  if (known.state === 'loading') return <LoadingRows />;
  if (known.state === 'problem')
    return <PartnersProblem problem={known.problem} onRetry={() => void store.load()} />;
  const partners = known.value;
  const begin = (
    <Button ref={addButton} tone="primary" icon={iconPlus} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <div className={styles.part}>
      {made && (
        <PartnerSecretOnce
          secret={made.secret}
          onStored={() => {
            setMade(undefined);
            addButton.current?.focus();
          }}
          more={
            <LinkButton size="sm" href={toPartner(made.partner.id)}>
              {t('open', { name: made.partner.name })}
            </LinkButton>
          }
        />
      )}
      {isAdding && (
        <AddPartner
          store={store}
          onAdded={(added) => {
            setMade(added);
            setAdding(false);
          }}
          onCancel={() => setAdding(false)}
        />
      )}
      {!isAdding && partners.length === 0 && (
        <EmptyState title={t('empty')} message={t('empty.message')} actions={begin} />
      )}
      {!isAdding && partners.length > 0 && <div>{begin}</div>}
      {partners.length > 0 && (
        <ul aria-label={t('list')} className={styles.list}>
          {partners.map((partner) => (
            <li key={partner.id}>
              <PartnerRow partner={partner} href={toPartner(partner.id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function AddPartner(props: {
  store: PartnersStore;
  onAdded: (added: PartnerWithSecret) => void;
  onCancel: () => void;
}) {
  const { store, onAdded, onCancel } = props;
  return (
    <Card as="section" aria-labelledby="partner-add">
      <div className={styles.part}>
        <h2 id="partner-add" className={styles.title}>
          {t('add')}
        </h2>
        <PartnerForm
          fields={{ name: '', origins: [] }}
          submitLabel={t('form.create')}
          cancelLabel={t('cancel')}
          onSubmit={store.add}
          onDone={onAdded}
          onCancel={onCancel}
        />
      </div>
    </Card>
  );
}

/** When any of its keys was used last. */
function findLastUse({ secrets }: Partner): string | undefined {
  const uses = secrets.map(({ last_used_at: at }) => at).filter((at) => at !== null);
  return uses.toSorted((a, b) => a.localeCompare(b)).at(-1);
}

function toSecretCount(count: number): string {
  if (count === 0) return t('secrets.none');
  return count === 1 ? t('secrets.one') : t('secrets.count', { count });
}

function PartnerRow({ partner, href }: { partner: Partner; href: string }) {
  const { allowed_origins: origins } = partner;
  const last = findLastUse(partner);
  return (
    <Card interactive>
      <div className={styles.row}>
        <div className={styles.words}>
          <CardLink href={href} className={styles.strong}>
            {partner.name}
          </CardLink>
          <span className={styles.side}>
            {origins.length > 1 ? (
              t('origins.count', { count: origins.length })
            ) : (
              <bdi dir="ltr">{origins[0] ?? ''}</bdi>
            )}
          </span>
        </div>
        <span className={styles.side}>
          {toSecretCount(partner.secrets.length)}
          {' · '}
          {last === undefined ? t('used.never') : t('used.last', { time: toMoment(last) })}
        </span>
      </div>
    </Card>
  );
}

export function LoadingRows() {
  return <LoadingBlocks label={t('loading')} heights={[84, 84, 84]} gap="2" />;
}
