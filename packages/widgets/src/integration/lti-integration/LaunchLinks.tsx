import type { PlatformsStore } from '@drawbridge/client/stores/integration/platforms';
import type { LaunchLink } from '@drawbridge/contracts/integration';
import { Badge, CopyButton, EmptyState, ProblemState, SearchField, Select } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { MoreButton } from '../../kit/paged-table/MoreButton.tsx';
import { findLinks } from './find-links.ts';
import * as styles from './lti-integration.css.ts';
import { t } from './messages.ts';
import { LoadingRows } from './PlatformList.tsx';

const PAGE = 25;
const toKinds = () =>
  (['all', 'lab', 'course'] as const).map((value) => ({ value, label: t(`links.kind.${value}`) }));

/** Where a teacher finds the id of a lab: every lab and course with its link and its custom parameter. */
export function LaunchLinks({ store }: { store: PlatformsStore }) {
  useSignals();
  const [words, setWords] = useState('');
  const [kind, setKind] = useState('all');
  const [most, setMost] = useState(PAGE);
  useEffect(() => void store.loadLinks(), [store]);
  const links = store.links.value;
  if (links.state === 'loading') return <LoadingRows />;
  if (links.state === 'problem')
    return (
      <ProblemState
        title={t('links.problem')}
        message={links.problem.message}
        onRetry={() => void store.loadLinks()}
        incidentId={links.problem.incident}
      />
    );
  const found = findLinks(links.value, kind, words);
  return (
    <div className={styles.part}>
      <p className={styles.about}>{t('links.about')}</p>
      <div role="search" className={styles.filters}>
        <SearchField
          label={t('links.search')}
          value={words}
          onChange={(next) => {
            setWords(next);
            setMost(PAGE);
          }}
        />
        <Select label={t('links.kind')} labelHidden options={toKinds()} value={kind} onChange={setKind} />
      </div>
      <output className={styles.side}>
        {t('links.count', { count: found.length, all: links.value.length })}
      </output>
      {found.length === 0 ? (
        <EmptyState title={t('links.none')} message={t('links.none.message')} />
      ) : (
        <ul aria-label={t('links.list')} className={styles.lines}>
          {found.slice(0, most).map((link) => (
            <LinkRow key={`${link.kind} ${link.id}`} link={link} />
          ))}
        </ul>
      )}
      <MoreButton
        list={{ pages: most / PAGE, hasMore: found.length > most, isLoadingMore: false }}
        label={t('links.more')}
        onMore={() => setMost(most + PAGE)}
      />
    </div>
  );
}

function LinkRow({ link }: { link: LaunchLink }) {
  const { kind, parameter, title, url } = link;
  return (
    <li className={styles.line}>
      <div className={styles.lineWords}>
        <span className={styles.marks}>
          <span className={styles.strong}>{title}</span>
          <Badge>{t(`links.${kind}`)}</Badge>
        </span>
        <Copied name={t('links.parameter')} what={t('links.parameter.of', { title })} value={parameter} />
        <Copied name={t('links.url')} what={t('links.url.of', { title })} value={url} />
      </div>
    </li>
  );
}

function Copied({ name, what, value }: { name: string; what: string; value: string }) {
  return (
    <span className={styles.marks}>
      <span className={styles.side}>{name}</span>
      <bdi dir="ltr" className={styles.mono}>
        {value}
      </bdi>
      <CopyButton what={what} value={value} />
    </span>
  );
}
