import type { CompanyDomains, DomainsStore } from '@drawbridge/client/stores/identity/domains';
import { Button, Card, EmptyState, TextField } from '@drawbridge/ui';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useChange } from '../../kit/confirm/use-change.ts';
import { KnownProblem, LoadingBlocks } from '../../kit/loadable/index.ts';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { DomainItem } from './DomainItem.tsx';
import * as styles from './domains.css.ts';
import { t } from './messages.ts';

const Loading = () => <LoadingBlocks label={t('loading')} heights={[120, 200]} />;

/** Domains that the company claims, and the DNS record that proves each. @see COMP-9 */
export const Domains = withLoading(Loaded, Loading);

function Loaded() {
  const store = useStore('companyDomains');
  useEffect(() => void store.load(), [store]);
  const { value: known } = store.domains;
  if (known.state === 'loading') return <Loading />;
  if (known.state === 'problem')
    return (
      <KnownProblem
        title={t('problem')}
        problem={known.problem}
        onRetry={() => void store.load()}
        known={{ forbidden: { title: t('denied'), message: t('deniedText') } }}
      />
    );
  return <DomainList store={store} domains={known.value} />;
}

function DomainList({ store, domains }: { store: DomainsStore; domains: CompanyDomains }) {
  const { items } = domains;
  return (
    <Card as="section" aria-labelledby="company-domains">
      <div className={styles.part}>
        <div className={styles.words}>
          <h2 id="company-domains" className={styles.title}>
            {t('title')}
          </h2>
          <p className={styles.about}>{t('about')}</p>
        </div>
        <AddDomain store={store} />
        {items.length === 0 ? (
          <EmptyState title={t('empty')} message={t('emptyText')} />
        ) : (
          <ul className={styles.items}>
            {items.map((item) => (
              <DomainItem
                key={item.domain}
                store={store}
                item={item}
                wantsPassword={domains.wants_password}
              />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function AddDomain({ store }: { store: DomainsStore }) {
  const { notify } = useDrawbridge();
  const { run, isBusy, faults, setFaults } = useChange();
  const [typed, setTyped] = useState('');
  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const done = await run(() => store.claim(typed));
    if (!done) return;
    setTyped('');
    if (!done.value.is_proven) notify('positive', t('added', { domain: done.value.domain }));
  }
  return (
    <form noValidate className={styles.addForm} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('field')}
        hint={t('fieldHint')}
        error={faults['domain'] ?? faults['']}
        placeholder="example.com"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setFaults({});
        }}
      />
      <Button type="submit" className={styles.addButton} loading={isBusy}>
        {t('add')}
      </Button>
    </form>
  );
}
