import type { ScimClaim } from '@drawbridge/client/stores/company/scim/scim-claims';
import { Badge, useLinkRenderer } from '@drawbridge/ui';
import type { Column } from '../../kit/paged-table/columns.ts';
import { TimeAgo } from '../../kit/time/TimeAgo.tsx';
import { t } from './messages.ts';
import * as styles from './scim.css.ts';

interface ClaimColumnsGiven {
  toUser: (user: { email: string }) => string;
  /** The reader is an owner. */
  isOwner: boolean;
}

function Who({ claim, href }: { claim: ScimClaim; href: string }) {
  const renderLink = useLinkRenderer();
  const { name, email } = claim;
  return (
    <span className={styles.who}>
      <span className={styles.strong}>{renderLink({ href, children: name })}</span>
      {name !== email && <span className={styles.email}>{email}</span>}
    </span>
  );
}

export const toClaimColumns = ({ toUser, isOwner }: ClaimColumnsGiven): Column<ScimClaim>[] => [
  {
    id: 'account',
    header: t('claims.account'),
    label: t('claims.account'),
    rowHeader: true,
    cell: (claim) => <Who claim={claim} href={toUser(claim)} />,
  },
  {
    id: 'state',
    header: t('claims.state'),
    label: t('claims.state'),
    isInHead: true,
    cell: ({ state, needs_owner: needsOwner }) => (
      <span className={styles.badges}>
        <Badge tone={state === 'active' ? 'pass' : 'neutral'}>{t(`state.${state}`)}</Badge>
        {needsOwner && !isOwner && <Badge tone="warn">{t('claims.owner')}</Badge>}
      </span>
    ),
  },
  {
    id: 'userName',
    header: t('claims.userName'),
    label: t('claims.userName'),
    cell: ({ user_name: userName }) => <span className={styles.mono}>{userName}</span>,
  },
  {
    id: 'asked',
    header: t('claims.asked'),
    label: t('claims.asked'),
    cell: ({ asked_at: at }) => <TimeAgo at={at} />,
  },
];
