import { REMOVED_TEXT, type SharedReplay } from '@drawbridge/contracts/practice';
import { toFilmName, toReplaySummary } from '@drawbridge/contracts/rules';
import { createExcerptFinder, ReplayPlayer, toFilm } from '@drawbridge/lab-workspace/replay';
import { Badge } from '@drawbridge/ui';
import { type ReactNode, useMemo } from 'react';
import { t } from './messages.ts';
import * as styles from './SharedReplayView.css.ts';

interface SharedReplayViewProps {
  replay: SharedReplay;
  /** Level of the heading: 1 on a page of its own, 3 in a dialog. */
  level: 1 | 3;
  /** Shown after the note about what was removed. */
  children?: ReactNode;
}

/** Shows everything that a link shows, the same on its page and in the preview before it is made. */
export function SharedReplayView({ replay, level, children }: SharedReplayViewProps) {
  const { lab_title, lab_summary, test_title, cwe } = replay;
  const shown = useMemo(
    () =>
      replay.films.map((film) =>
        toFilm({
          id: film.side,
          title: t(`side.${toFilmName(film, replay)}`),
          lines: film.lines,
          findCode: createExcerptFinder(film.code),
        }),
      ),
    [replay],
  );
  const Title = level === 1 ? 'h1' : 'h4';
  return (
    <article className={styles.view}>
      <header className={styles.head}>
        <p className={styles.lab}>
          {t('shared.lab')} <b>{lab_title}</b>
        </p>
        <Title className={level === 1 ? styles.title : styles.smallTitle}>{test_title}</Title>
        {level === 1 && <p className={styles.labSummary}>{lab_summary}</p>}
        {cwe.length > 0 && (
          <p className={styles.badges}>
            {cwe.map((id) => (
              <Badge key={id}>{id}</Badge>
            ))}
          </p>
        )}
      </header>
      <ul className={styles.summary} aria-label={t('shared.summary')}>
        {toReplaySummary(replay).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={styles.player}>
        <ReplayPlayer title={test_title} films={shown} first="now" />
      </div>
      <p className={styles.note}>
        {t('shared.removed', { mark: REMOVED_TEXT })} {children}
      </p>
    </article>
  );
}
