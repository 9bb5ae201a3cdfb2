import type { ChampionTeam, TeamMember } from '@drawbridge/contracts/company';
import { TEAM_PERIOD_DAYS } from '@drawbridge/contracts/company';
import { Avatar, Badge, EmptyState, Stack, Table, type TableColumn } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import * as card from '../../kit/card/card.css.ts';
import { format } from '../../provider/format.ts';
import * as styles from './champions.css.ts';
import { messages } from './messages.ts';

const toColumns = (): readonly TableColumn<TeamMember>[] => [
  {
    id: 'member',
    header: messages.member.text,
    rowHeader: true,
    cell: ({ name, picture, is_me }) => (
      <span className={styles.person}>
        <Avatar name={name} src={picture} size={24} decorative />
        {name}
        {is_me && <Badge>{messages.you.text}</Badge>}
      </span>
    ),
  },
  {
    id: 'courses',
    header: messages.courses.text,
    align: 'end',
    cell: ({ finished_courses }) => toFigure(finished_courses),
  },
  { id: 'labs', header: messages.labs.text, align: 'end', cell: ({ passed_labs }) => toFigure(passed_labs) },
  { id: 'points', header: messages.points.text, align: 'end', cell: ({ points }) => toFigure(points) },
];

/** The teams of a champion with what their members did. @see COMP-33 */
export function ChampionTeams({ teams }: { teams: readonly ChampionTeam[] }) {
  return (
    <Stack as="section" gap="4">
      <div>
        <h2 className={card.heading}>{messages.teams.text}</h2>
        <p className={card.lead}>{format(messages.period.text, { days: TEAM_PERIOD_DAYS })}</p>
      </div>
      {teams.length === 0 && (
        <EmptyState compact title={messages.noTeams.text} message={messages.noTeamsText.text} />
      )}
      {teams.map(({ id, name, members }) => (
        <Stack key={id} gap="3">
          <div className={styles.teamHead}>
            <h3 className={card.title}>{name}</h3>
            <p className={card.note}>
              {members.length === 1
                ? messages.membersOne.text
                : format(messages.membersMany.text, { count: toFigure(members.length) })}
            </p>
          </div>
          <Table
            caption={name}
            columns={toColumns()}
            rows={members}
            rowKey={(member) => member.id}
            empty={messages.noMembers.text}
          />
        </Stack>
      ))}
    </Stack>
  );
}
