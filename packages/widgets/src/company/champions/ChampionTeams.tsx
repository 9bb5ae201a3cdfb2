import type { ChampionTeam, TeamMember } from '@drawbridge/contracts/company';
import { TEAM_PERIOD_DAYS } from '@drawbridge/contracts/company';
import { Avatar, Badge, EmptyState, Stack, Table, type TableColumn } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import * as card from '../../kit/card/card.css.ts';
import * as styles from './champions.css.ts';
import { t } from './messages.ts';

const toColumns = (): readonly TableColumn<TeamMember>[] => [
  {
    id: 'member',
    header: t('member'),
    rowHeader: true,
    cell: ({ name, picture, is_me }) => (
      <span className={styles.person}>
        <Avatar name={name} src={picture} size={24} decorative />
        {name}
        {is_me && <Badge>{t('you')}</Badge>}
      </span>
    ),
  },
  {
    id: 'courses',
    header: t('courses'),
    align: 'end',
    cell: ({ finished_courses }) => toFigure(finished_courses),
  },
  { id: 'labs', header: t('labs'), align: 'end', cell: ({ passed_labs }) => toFigure(passed_labs) },
  { id: 'points', header: t('points'), align: 'end', cell: ({ points }) => toFigure(points) },
];

/** The teams of a champion with what their members did. @see COMP-33 */
export function ChampionTeams({ teams }: { teams: readonly ChampionTeam[] }) {
  return (
    <Stack as="section" gap="4">
      <div>
        <h2 className={card.heading}>{t('teams')}</h2>
        <p className={card.lead}>{t('period', { days: TEAM_PERIOD_DAYS })}</p>
      </div>
      {teams.length === 0 && <EmptyState compact title={t('noTeams')} message={t('noTeamsText')} />}
      {teams.map(({ id, name, member_count: count, members }) => (
        <Stack key={id} gap="3">
          <div className={styles.teamHead}>
            <h3 className={card.title}>{name}</h3>
            <p className={card.note}>
              {count === 1 ? t('membersOne') : t('membersMany', { count: toFigure(count) })}
              {members.length < count && ` · ${t('membersShown', { shown: toFigure(members.length) })}`}
            </p>
          </div>
          <Table
            caption={name}
            columns={toColumns()}
            rows={members}
            rowKey={(member) => member.id}
            empty={t('noMembers')}
          />
        </Stack>
      ))}
    </Stack>
  );
}
