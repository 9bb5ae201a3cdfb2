import type { ListedPlatform, PlatformsStore } from '@drawbridge/client/stores/integration/platforms';
import { Callout, Card, CardLink, EmptyState, LinkButton, SearchField } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { MoreButton } from '../../kit/paged-table/MoreButton.tsx';
import { toMoment } from '../../kit/time/moment-text.ts';
import { findPlatforms } from './find-platforms.ts';
import * as styles from './lti-integration.css.ts';
import { t } from './messages.ts';
import { PlatformBadge } from './PlatformBadge.tsx';

export interface PlatformLinks {
  /** Address of the page of a platform. */
  toPlatform: (id: string) => string;
  /** Address of the page that adds one. */
  addHref: string;
}

const toRefused = (count: number) => (count === 1 ? t('refused.one') : t('refused.count', { count }));

/** Host of an issuer; an old registration may hold none. */
const toPlace = (issuer: string) => (URL.canParse(issuer) ? new URL(issuer).host : issuer);

/** Every platform of the company; those that wait come first. */
export function PlatformList({ store, links }: { store: PlatformsStore; links: PlatformLinks }) {
  useSignals();
  useEffect(() => void store.loadPlatforms(), [store]);
  const known = store.platforms.value;
  if (known.state === 'loading') return <LoadingRows />;
  if (known.state === 'problem')
    return (
      <LoadProblem
        title={t('list.problem')}
        problem={known.problem}
        onRetry={() => void store.loadPlatforms()}
      />
    );
  const waiting = known.value.filter((platform) => platform.awaits_approval);
  const others = known.value.filter((platform) => !platform.awaits_approval);
  if (known.value.length === 0)
    return (
      <EmptyState
        title={t('list.empty')}
        message={t('list.empty.message')}
        actions={
          <LinkButton tone="primary" href={links.addHref}>
            {t('add')}
          </LinkButton>
        }
      />
    );
  return (
    <div className={styles.part}>
      {waiting.map((platform) => (
        <Callout
          key={platform.id}
          tone="warn"
          title={`${platform.name}: ${t('state.waiting')}`}
          actions={
            <LinkButton
              size="sm"
              href={links.toPlatform(platform.id)}
              aria-label={t('review.what', { name: platform.name })}
            >
              {t('review')}
            </LinkButton>
          }
        >
          {t('platform.waiting.message')}
        </Callout>
      ))}
      {others.length > 0 && <Rows platforms={others} links={links} />}
    </div>
  );
}

/** Rows that are shown at once; with more, there is a search. */
const PAGE = 25;

function Rows({ platforms, links }: { platforms: readonly ListedPlatform[]; links: PlatformLinks }) {
  const [words, setWords] = useState('');
  const [most, setMost] = useState(PAGE);
  const found = findPlatforms(platforms, words);
  return (
    <>
      {platforms.length > PAGE && (
        <div role="search" className={styles.part}>
          <SearchField
            label={t('list.search')}
            value={words}
            onChange={(next) => {
              setWords(next);
              setMost(PAGE);
            }}
          />
          <output className={styles.side}>
            {t('links.count', { count: found.length, all: platforms.length })}
          </output>
        </div>
      )}
      {found.length === 0 ? (
        <EmptyState title={t('links.none')} message={t('links.none.message')} />
      ) : (
        <ul aria-label={t('list')} className={styles.list}>
          {found.slice(0, most).map((platform) => (
            <li key={platform.id}>
              <PlatformRow platform={platform} href={links.toPlatform(platform.id)} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton
        list={{ pages: most / PAGE, hasMore: found.length > most, isLoadingMore: false }}
        label={t('links.more')}
        onMore={() => setMost(most + PAGE)}
      />
    </>
  );
}

function PlatformRow({ platform, href }: { platform: ListedPlatform; href: string }) {
  const { family, issuer, last_launch_at: last, name, refusals } = platform;
  return (
    <Card interactive dimmed={!platform.active}>
      <div className={styles.row}>
        <div className={styles.words}>
          <div className={styles.marks}>
            <CardLink href={href} className={styles.strong}>
              {name}
            </CardLink>
            <PlatformBadge platform={platform} />
          </div>
          <span className={styles.side}>
            {family && family !== 'other' ? `${t(`family.${family}`)} · ` : ''}
            <bdi dir="ltr">{toPlace(issuer)}</bdi>
          </span>
        </div>
        <div className={styles.rowEnd}>
          <span className={styles.side}>
            {last ? `${t('launch.last')}: ${toMoment(last)}` : t('launch.never')}
          </span>
          {refusals > 0 && <span className={styles.strong}>{toRefused(refusals)}</span>}
        </div>
      </div>
    </Card>
  );
}

export function LoadingRows() {
  return <LoadingBlocks label={t('loading')} heights={[84, 84, 84]} gap="2" />;
}
