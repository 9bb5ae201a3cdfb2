import type {
  GroupMapping,
  GroupMappingsStore,
  GroupMappings as Mappings,
} from '@drawbridge/client/stores/company/organization/group-mappings';
import { MOST_GROUP_MAPPINGS } from '@drawbridge/contracts/company';
import { Button, Card, iconPlus } from '@drawbridge/ui';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { PasswordAgain } from '../../kit/confirm/PasswordAgain.tsx';
import { useChange } from '../../kit/confirm/use-change.ts';
import { KnownProblem, LoadingBlocks } from '../../kit/loadable/index.ts';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import * as styles from './group-mappings.css.ts';
import { MappingRow } from './MappingRow.tsx';
import { t } from './messages.ts';

const Loading = () => <LoadingBlocks label={t('loading')} heights={[180]} />;

/** Which teams and roles the groups of the identity provider stand for. @see COMP-9 */
export const GroupMappings = withLoading(Loaded, Loading);

function Loaded() {
  const store = useStore('groupMappings');
  useEffect(() => void store.load(), [store]);
  const { value: known } = store.mappings;
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
  return <MappingForm store={store} mappings={known.value} />;
}

/** A row keeps its place in the page while rows above it are removed. */
interface Row {
  id: number;
  mapping: GroupMapping;
}

function MappingForm({ store, mappings }: { store: GroupMappingsStore; mappings: Mappings }) {
  const { notify } = useDrawbridge();
  const { run, isBusy, faults, setFaults } = useChange();
  const [rows, setRows] = useState<Row[]>(() => mappings.items.map((mapping, id) => ({ id, mapping })));
  const [password, setPassword] = useState('');
  const nextId = useRef(rows.length);
  // A row that is missing now has no place of its own.
  const refusal = faults[''] ?? faults['items'];

  function add() {
    const id = nextId.current;
    nextId.current += 1;
    setRows([...rows, { id, mapping: { group: '', team_id: null, role: 'member' } }]);
  }
  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const done = await run(() =>
      store.save({
        items: rows.map(({ mapping }) => mapping),
        ...(mappings.wants_password && { password }),
      }),
    );
    if (done) notify('positive', t('saved'));
  }
  return (
    <Card as="section" aria-labelledby="group-mappings">
      <div className={styles.part}>
        <div className={styles.words}>
          <h2 id="group-mappings" className={styles.title}>
            {t('title')}
          </h2>
          <p className={styles.about}>{t('about')}</p>
        </div>
        <form noValidate className={styles.rows} onSubmit={(event) => void submit(event)}>
          {rows.length === 0 && <p className={styles.side}>{t('empty')}</p>}
          {rows.map(({ id, mapping }, place) => (
            <MappingRow
              key={id}
              mapping={mapping}
              number={place + 1}
              teams={mappings.teams}
              fault={(field) => faults[`items.${place}.${field}`]}
              onChange={(part) => {
                setRows(rows.map((row) => (row.id === id ? { id, mapping: { ...mapping, ...part } } : row)));
                setFaults({});
              }}
              onRemove={() => {
                setRows(rows.filter((row) => row.id !== id));
                setFaults({});
              }}
            />
          ))}
          {rows.length > 0 && <p className={styles.side}>{t('groupHint')}</p>}
          {rows.length < MOST_GROUP_MAPPINGS && (
            <Button size="sm" className={styles.start} icon={iconPlus} onClick={add}>
              {t('add')}
            </Button>
          )}
          {mappings.wants_password && (
            <div className={styles.password}>
              <PasswordAgain value={password} error={faults['password']} onChange={setPassword} />
            </div>
          )}
          {refusal && (
            <p role="alert" className={styles.plain}>
              {refusal}
            </p>
          )}
          <Button type="submit" tone="primary" className={styles.start} loading={isBusy}>
            {t('save')}
          </Button>
        </form>
      </div>
    </Card>
  );
}
