import type { CheckedBadge } from '@drawbridge/contracts/recognition';
import {
  Badge,
  EmptyState,
  hiddenClass,
  Inline,
  iconAlert,
  iconCheck,
  iconDownload,
  LinkButton,
  Skeleton,
  Stack,
} from '@drawbridge/ui';
import type { Message } from '@drawbridge/ui/messages';
import { type ReactNode, useEffect, useState } from 'react';
import * as card from '../../kit/card/card.css.ts';
import { isNotFound, LoadProblem, useTitle } from '../../kit/loadable/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { toDay } from './BadgeList.tsx';
import * as styles from './badges.css.ts';
import { messages, t } from './messages.ts';
import { OwnerChoice } from './OwnerChoice.tsx';
import { type Verification, verifyCredential } from './verify-credential.ts';

export interface BadgePageProps {
  awardId: string;
  /** True asks the server whether the badge is the reader's own. */
  isSignedIn?: boolean;
  /** Called with the title once it is known, for the title of the page. */
  onTitle?: (title: string) => void;
  /** Fetches the key of a signature and verifies it. Stories pass a function of their own. */
  verify?: typeof verifyCredential;
}

/** Shows an award to anyone: its reason, whether it is valid, and its credential for download. */
export const BadgePage = withLoading(LoadedPage, Loading);

function LoadedPage({ awardId, isSignedIn = false, onTitle, verify = verifyCredential }: BadgePageProps) {
  const store = useStore('checkedBadge', awardId);
  useEffect(() => void store.load(), [store]);
  useEffect(() => {
    if (isSignedIn) void store.loadName();
  }, [store, isSignedIn]);
  const badge = store.badge.value;
  useTitle(badge.state === 'ready' ? badge.value.title : undefined, onTitle);

  if (badge.state === 'loading') return <Loading />;
  if (badge.state === 'problem') {
    const { problem } = badge;
    return (
      <>
        <h1 className={hiddenClass}>{t('kind')}</h1>
        {isNotFound(problem) ? (
          <EmptyState title={t('notFound')} message={t('notFoundText')} />
        ) : (
          <LoadProblem title={t('failed')} problem={problem} onRetry={() => void store.load()} />
        )}
      </>
    );
  }
  const name = store.name.value;
  return (
    <Shown
      badge={badge.value}
      verify={verify}
      owner={name && <OwnerChoice name={name} onChange={(shown) => void store.setShown(shown)} />}
    />
  );
}

interface ShownProps {
  badge: CheckedBadge;
  verify: typeof verifyCredential;
  /** What only the holder sees. */
  owner: ReactNode;
}

function Shown({ badge, verify, owner }: ShownProps) {
  const { title, picture, criteria, issuer, issued_at, revoked_at, holder, credential_url, image_url } =
    badge;
  const isValid = badge.state === 'valid';
  const day = toDay(issued_at);
  const lead = isValid
    ? t('validText', { issuer: issuer.name, day })
    : t('revokedText', {
        issuer: issuer.name,
        day,
        revoked: toDay(revoked_at ?? issued_at),
      });
  return (
    <article className={styles.page}>
      <img className={styles.large} src={picture} alt="" width={240} height={240} />
      <Stack gap="5">
        <Stack gap="2">
          <p className={card.note}>{t('kind')}</p>
          <h1 className={card.name}>{title}</h1>
          <Inline gap="2">
            <Badge tone={isValid ? 'pass' : 'fail'} icon={isValid ? iconCheck : iconAlert}>
              {isValid ? t('valid') : t('revoked')}
            </Badge>
          </Inline>
        </Stack>
        <p className={styles.lead}>{lead}</p>
        {owner}
        <dl className={styles.facts}>
          <Fact term={t('holder')}>{holder ?? t('nobody')}</Fact>
          <Fact term={t('criteria')}>{criteria}</Fact>
          <Fact term={t('issued')}>{day}</Fact>
          <Fact term={t('issuer')}>
            <a href={issuer.url}>{issuer.name}</a>
          </Fact>
          <Fact term={t('signature')}>
            <Signature badge={badge} verify={verify} />
          </Fact>
        </dl>
        {isValid && (
          <Inline gap="3">
            <LinkButton external href={image_url} icon={iconDownload}>
              {t('downloadSvg')}
            </LinkButton>
            <LinkButton external href={credential_url} icon={iconDownload}>
              {t('downloadJson')}
            </LinkButton>
          </Inline>
        )}
      </Stack>
    </article>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </>
  );
}

const WORDS: Record<Verification, Message> = {
  right: messages.verified,
  wrong: messages.forged,
  unknown: messages.unverified,
};

function Signature({
  badge: { credential, key_url },
  verify,
}: {
  badge: CheckedBadge;
  verify: typeof verifyCredential;
}) {
  const [found, setFound] = useState<Verification>();
  useEffect(() => {
    let isShown = true;
    void verify(credential, key_url).then((verification) => isShown && setFound(verification));
    return () => {
      isShown = false;
    };
  }, [credential, key_url, verify]);
  return <span role="status">{found ? WORDS[found].text : t('verifying')}</span>;
}

function Loading() {
  return (
    <div role="status" aria-label={t('loading')} className={styles.page}>
      <h1 className={hiddenClass}>{t('kind')}</h1>
      <Skeleton shape="block" height={240} />
      <Skeleton shape="block" height={320} />
    </div>
  );
}
