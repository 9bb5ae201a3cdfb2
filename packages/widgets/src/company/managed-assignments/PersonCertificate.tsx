import type { AssignedPersonStore } from '@drawbridge/client/stores/company/managed/assignment-report';
import type { AssignedPersonDetail, AssignmentCycle } from '@drawbridge/contracts/company';
import {
  Badge,
  Button,
  Callout,
  EmptyState,
  iconDownload,
  LinkButton,
  useLinkRenderer,
} from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { openFile } from '../../kit/download/open-file.ts';
import { isNotFound, LoadingBlocks, LoadProblem, NotFound, useTitle } from '../../kit/loadable/index.ts';
import { toDay } from '../../kit/time/moment-text.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { STATE_TONES } from '../assignments/assignment-words.ts';
import * as styles from './managed.css.ts';
import { t } from './report-messages.ts';

export interface PersonCertificateProps {
  assignmentId: string;
  personId: string;
  listHref: string;
  /** URL of the public page that checks a number. */
  toCheckHref: (number: string) => string;
  /** Called with the name of the person once it is known. */
  onTitle?: (title: string) => void;
}

/** The certificate of one person of an assignment, for administrators. @see COMP-58, COMP-59 */
export const PersonCertificate = withLoading(LoadedCertificate, Loading);

function LoadedCertificate(props: PersonCertificateProps) {
  const { assignmentId, personId, listHref, toCheckHref, onTitle } = props;
  const store = useStore('assignedPerson', assignmentId, personId);
  useEffect(() => void store.load(), [store]);
  const { value: person } = store.person;
  useTitle(person.state === 'ready' ? person.value.name : undefined, onTitle);
  if (person.state === 'loading') return <Loading />;
  if (person.state === 'problem') {
    if (isNotFound(person.problem))
      return (
        <NotFound
          page
          title={t('person.missing')}
          message={t('person.missing.message')}
          actions={<LinkButton href={listHref}>{t('toReport')}</LinkButton>}
        />
      );
    return (
      <LoadProblem title={t('person.problem')} problem={person.problem} onRetry={() => void store.load()} />
    );
  }
  const [current, ...earlier] = person.value.cycles;
  return (
    <div className={styles.form}>
      {current && (
        <CycleCertificate store={store} person={person.value} cycle={current} toCheckHref={toCheckHref} />
      )}
      {earlier.length > 0 && <h2 className={styles.title}>{t('cycles')}</h2>}
      {earlier.map((cycle) => (
        <CycleCertificate
          key={cycle.cycle}
          store={store}
          person={person.value}
          cycle={cycle}
          toCheckHref={toCheckHref}
        />
      ))}
    </div>
  );
}

interface CycleProps {
  store: AssignedPersonStore;
  person: AssignedPersonDetail;
  cycle: AssignmentCycle;
  toCheckHref: (number: string) => string;
}

function CycleCertificate({ store, person, cycle, toCheckHref }: CycleProps) {
  useSignals();
  const renderLink = useLinkRenderer();
  const { certificate, finished_at, state, due_at } = cycle;
  const open = async () => {
    const url = await store.getCertificate(cycle.cycle);
    if (url !== undefined) openFile(url);
  };
  const action = (label: string) => (
    <Button tone="primary" icon={iconDownload} loading={store.isIssuing.value} onClick={() => void open()}>
      {label}
    </Button>
  );
  if (certificate?.state === 'revoked') return <Callout tone="fail">{t('isRevoked')}</Callout>;
  if (!certificate)
    return (
      <Callout
        tone="info"
        title={
          <>
            {t('cycle.due', { date: toDay(due_at) })}{' '}
            <Badge tone={STATE_TONES[state]}>{t(`state.${state}`)}</Badge>
          </>
        }
        {...(finished_at === undefined ? {} : { actions: action(t('issue')) })}
      >
        {finished_at === undefined
          ? t('unfinished', { done: person.completed_work, all: person.total_work })
          : t('issuable')}
      </Callout>
    );
  return (
    <article className={styles.certificate}>
      <p className={styles.holder}>{certificate.name || person.name}</p>
      <p className={styles.plain}>{t('certifies')}</p>
      <p className={styles.title}>{certificate.title}</p>
      <p className={styles.plain}>{t('certifies.on', { date: toDay(certificate.issued_at) })}</p>
      <p className={styles.number}>
        {t('number.of', { number: certificate.number })}{' '}
        {renderLink({ href: toCheckHref(certificate.number), children: t('check') })}
      </p>
      <div className={styles.buttons}>
        {action(t('download'))}
        <Button onClick={() => print()}>{t('print')}</Button>
      </div>
    </article>
  );
}

/** The page without an assignment or a person in its address. */
export function NoPersonChosen({ listHref, toList }: { listHref: string; toList: string }) {
  return (
    <EmptyState
      page
      title={t('choose')}
      message={t('choose.message')}
      actions={<LinkButton href={listHref}>{toList}</LinkButton>}
    />
  );
}

function Loading() {
  return <LoadingBlocks label={t('person.loading')} heights={[280]} />;
}
