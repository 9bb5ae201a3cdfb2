import type { MemberQuery, TeamDetail } from '@drawbridge/client/stores/company/team';
import type { Team } from '@drawbridge/contracts/company';
import { Badge, Card, LinkButton, PageHeader, useLinkRenderer } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useEffect } from 'react';
import { FactList } from '../../kit/detail/FactList.tsx';
import { toTimeSpentWords } from '../../kit/labels/duration.ts';
import { KnownProblem, LoadingBlocks, useTitle } from '../../kit/loadable/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { DeleteTeam } from './DeleteTeam.tsx';
import type { MemberLinks } from './member-columns.tsx';
import { t } from './messages.ts';
import { TeamLeads } from './TeamLeads.tsx';
import { TeamMembers } from './TeamMembers.tsx';
import { TeamSettings } from './TeamSettings.tsx';
import { toCountText, toRuleWords } from './team-words.ts';
import * as styles from './teams.css.ts';

export interface TeamPageProps extends MemberLinks {
  teamId: string;
  /** Which members are shown. */
  view: MemberQuery;
  onView: (view: MemberQuery) => void;
  /** Address of the page of a team. */
  toTeam: (team: Pick<Team, 'id' | 'name'>) => string;
  /** Address of the list of teams. */
  listHref: string;
  /** The team is known, or has a new name: the host names its page. */
  onKnown?: (name: string) => void;
  /** It is deleted. */
  onGone: () => void;
}

/** One team: progress, managers, champions and members, for administrators and for its managers. @see COMP-36 */
export const TeamPage = withLoading(LoadedPage, Loading);

function LoadedPage({ teamId, view, onView, toTeam, toUser, listHref, onKnown, onGone }: TeamPageProps) {
  const store = useStore('team', teamId);
  useEffect(() => void store.load(), [store]);
  const known = store.detail.value;
  useTitle(known.state === 'ready' ? known.value.team.name : undefined, onKnown);
  if (known.state === 'loading') return <Loading />;
  if (known.state === 'problem') {
    const gone = {
      title: t('gone'),
      message: t('gone.message'),
      actions: <LinkButton href={listHref}>{t('toList')}</LinkButton>,
    };
    return (
      <KnownProblem
        page
        title={t('team.problem')}
        problem={known.problem}
        known={{
          forbidden: { title: t('denied'), message: t('denied.message') },
          team_not_found: gone,
          // An address that names no id at all is refused as input.
          bad_input: gone,
        }}
        onRetry={() => void store.load()}
      />
    );
  }
  const { team, may } = known.value;
  const shared = { store, team, mayChange: may.change };
  return (
    <div className={styles.place}>
      <PageHeader title={team.name} description={<Line team={team} toTeam={toTeam} />} />
      <Progress detail={known.value} />
      <Nested detail={known.value} toTeam={toTeam} />
      <TeamLeads {...shared} />
      <TeamMembers {...shared} view={view} onView={onView} toUser={toUser} />
      {may.change && (
        <>
          <TeamSettings store={store} team={team} />
          {!team.is_provisioned && <DeleteTeam store={store} team={team} onGone={onGone} />}
        </>
      )}
    </div>
  );
}

/** Where the team belongs, and how it gets its members. */
function Line({ team, toTeam }: { team: Team } & Pick<TeamPageProps, 'toTeam'>) {
  const renderLink = useLinkRenderer();
  const { parent, rule, is_provisioned: isProvisioned } = team;
  if (!parent && !rule && !isProvisioned) return null;
  return (
    <span className={styles.nameLine}>
      {parent &&
        renderLink({
          href: toTeam(parent),
          className: styles.link,
          children: t('partOf', { team: parent.name }),
        })}
      {rule && <Badge>{t('rule', { rule: toRuleWords(rule) })}</Badge>}
      {isProvisioned && <Badge>{t('byDirectory')}</Badge>}
    </span>
  );
}

function Progress({ detail: { team, nested } }: { detail: TeamDetail }) {
  const { progress, members } = team;
  return (
    <Card as="section" aria-labelledby="team-progress">
      <div className={styles.part}>
        <div className={styles.words}>
          <h2 id="team-progress" className={styles.title}>
            {t('progress')}
          </h2>
          {nested.length > 0 && <p className={styles.side}>{t('progress.nested')}</p>}
        </div>
        <FactList
          look="figures"
          facts={[
            { term: t('col.members'), value: toFigure(members) },
            { term: t('col.active'), value: toFigure(progress.active) },
            { term: t('col.courses'), value: toFigure(progress.finished_courses) },
            { term: t('col.labs'), value: toFigure(progress.passed_labs) },
            { term: t('col.points'), value: toFigure(progress.points) },
            { term: t('col.minutes'), value: toTimeSpentWords(progress.minutes) },
          ]}
        />
      </div>
    </Card>
  );
}

function Nested({ detail: { nested }, toTeam }: { detail: TeamDetail } & Pick<TeamPageProps, 'toTeam'>) {
  const renderLink = useLinkRenderer();
  if (nested.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="team-nested">
      <h2 id="team-nested" className={styles.title}>
        {t('nested')}
      </h2>
      <ul aria-labelledby="team-nested" className={styles.lines}>
        {nested.map((one) => (
          <li key={one.id} className={styles.line}>
            {renderLink({ href: toTeam(one), className: styles.link, children: one.name })}
            <span className={styles.side}>{toCountText('nested.member', 'nested.members', one.members)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Loading() {
  return <LoadingBlocks label={t('loading')} heights={[64, 120, 160, 320]} gap="6" />;
}
