import type { BoardEntry } from '@drawbridge/contracts/recognition';
import { Avatar, Badge, hiddenClass, useLinkRenderer } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import * as styles from './board.css.ts';
import { t } from './messages.ts';

const TOP = 3;
const join = (...classes: (string | false)[]) => classes.filter(Boolean).join(' ');

interface BoardTableProps {
  entries: readonly BoardEntry[];
  ownId: string | undefined;
  profileHref: (userId: string) => string;
}

/** The rows of one page; ranks up to the third are highlighted, on any row. */
export function BoardTable({ entries, ownId, profileHref }: BoardTableProps) {
  const firstBelow = entries.findIndex(({ rank }) => rank > TOP);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={hiddenClass}>{t('board')}</caption>
        <thead>
          <tr>
            <th scope="col" className={join(styles.columnHead, styles.rankColumn)}>
              {t('rank')}
            </th>
            <th scope="col" className={styles.columnHead}>
              {t('person')}
            </th>
            <th scope="col" className={join(styles.columnHead, styles.figureColumn, styles.sideColumn)}>
              {t('labs')}
            </th>
            <th scope="col" className={join(styles.columnHead, styles.figureColumn, styles.sideColumn)}>
              {t('courses')}
            </th>
            <th scope="col" className={join(styles.columnHead, styles.figureColumn)}>
              {t('points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            <BoardRow
              key={entry.user_id}
              entry={entry}
              isOwn={entry.user_id === ownId}
              isFirstBelow={index > 0 && index === firstBelow}
              href={profileHref(entry.user_id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface BoardRowProps {
  entry: BoardEntry;
  isOwn: boolean;
  isFirstBelow: boolean;
  href: string;
}

const toLabs = (count: number) => (count === 1 ? t('labsOne') : t('labsMany', { count }));
const toCourses = (count: number) => (count === 1 ? t('coursesOne') : t('coursesMany', { count }));

const toBadges = (count: number) => (count === 1 ? t('badgesOne') : t('badgesMany', { count }));

function BoardRow({ entry, isOwn, isFirstBelow, href }: BoardRowProps) {
  const renderLink = useLinkRenderer();
  const isTop = entry.rank <= TOP;
  const cell = join(styles.cell, isTop && styles.topCell);
  const { name, picture, labs_passed: labs, courses_completed: courses, badges, latest_badges } = entry;
  return (
    <tr className={join(styles.row, isFirstBelow && styles.afterTop)} aria-current={isOwn || undefined}>
      <td className={join(cell, isTop ? styles.topRank : styles.rank)}>{toFigure(entry.rank)}</td>
      <th scope="row" className={cell}>
        <div className={styles.who}>
          <Avatar name={name} src={picture} size={isTop ? 48 : 32} decorative className={styles.picture} />
          <div className={styles.words}>
            <div className={styles.nameLine}>
              {renderLink({ href, className: join(styles.name, isTop && styles.topName), children: name })}
              {isOwn && <Badge tone="primary">{t('you')}</Badge>}
            </div>
            <div className={styles.facts}>
              <span>{toLabs(labs)}</span>
              {courses > 0 && <span>{toCourses(courses)}</span>}
            </div>
            {badges > 0 && (
              <div className={styles.badges} title={latest_badges.map(({ title }) => title).join(', ')}>
                {latest_badges.map(({ id, picture: drawing }) => (
                  <img key={id} className={styles.badge} src={drawing} alt="" width={20} height={20} />
                ))}
                <span>{toBadges(badges)}</span>
              </div>
            )}
          </div>
        </div>
      </th>
      <td className={join(cell, styles.figure, styles.sideColumn)}>{toFigure(labs)}</td>
      <td className={join(cell, styles.figure, styles.sideColumn)}>{toFigure(courses)}</td>
      <td className={join(cell, styles.figure, styles.points, isTop && styles.topPoints)}>
        {toFigure(entry.points)}
      </td>
    </tr>
  );
}
