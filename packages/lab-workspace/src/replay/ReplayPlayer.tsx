import { Button, cx, useWidth } from '@drawbridge/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { FilmView } from './FilmView.tsx';
import type { Film } from './film.ts';
import { toSentence } from './frame-sentence.ts';
import { t } from './messages.ts';
import { PlayerControls } from './PlayerControls.tsx';
import { findLead } from './playback.ts';
import * as styles from './ReplayPlayer.css.ts';
import { usePlayback } from './use-playback.ts';

/** Width in px that two films of code need. */
const BESIDE_PX = 640;

export interface ReplayPlayerProps {
  /** Title of the test. */
  title: string;
  /** One film, or the two sides of a fix: the code before it first. */
  films: readonly Film[];
  /** The film that is shown first when there is room for one. */
  first?: string;
  /** True stacks the films when there is no room side by side. False shows a switch instead. */
  isStacked?: boolean;
  /** Buttons at the end of the controls. */
  actions?: ReactNode;
}

/** Shows an attack step by step: request, line of code, statement, what happened, answer. */
export function ReplayPlayer({ title, films, first, isStacked = false, actions }: ReplayPlayerProps) {
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const width = useWidth(root) ?? BESIDE_PX;
  const isBeside = films.length > 1 && width >= BESIDE_PX;
  const areAllShown = isBeside || (isStacked && films.length > 1);
  const [shownId, setShownId] = useState(first ?? films.at(-1)?.id ?? '');
  const lead = findLead(films, shownId, areAllShown);
  const playback = usePlayback(lead, films);
  if (!lead || playback.count === 0) return <p className={styles.empty}>{t('player.empty')}</p>;

  const shown = areAllShown ? films : [lead];
  return (
    <section ref={root} className={styles.player} aria-label={t('player.label', { title })}>
      <PlayerControls
        playback={playback}
        describedBy={`${id}-keys`}
        className={cx(styles.controls, isStacked && !isBeside && styles.pinned)}
        actions={actions}
      />
      <p id={`${id}-keys`} className={styles.keys}>
        {t(playback.isStill ? 'player.keys.still' : 'player.keys')}
      </p>
      {/* Silent while it plays: each sentence would cut off the one before. */}
      <p className={styles.sentence} aria-live={playback.isPlaying ? 'off' : 'polite'}>
        <Sentences films={shown} toFrame={playback.toFrame} />
      </p>
      {films.length > 1 && !areAllShown && (
        <FilmChoice films={films} shownId={lead.id} onChange={setShownId} />
      )}
      <div className={styles.films} data-beside={isBeside || undefined}>
        {shown.map((film) => (
          <FilmView
            key={film.id}
            film={film}
            at={playback.toFrame(film)}
            isTitled={areAllShown || isStacked}
          />
        ))}
      </div>
    </section>
  );
}

interface SentencesProps {
  films: readonly Film[];
  toFrame: (film: Film) => number;
}

/** What happens at this step; of films that differ, in each of them. */
function Sentences({ films, toFrame }: SentencesProps) {
  const sentences = films.map((film) => toSentence(film, toFrame(film)));
  if (new Set(sentences).size === 1) return sentences[0];
  return films.map((film, index) => (
    <span key={film.id} className={styles.side}>
      {t('player.side', { title: film.title, sentence: sentences[index] ?? '' })}
    </span>
  ));
}

interface FilmChoiceProps {
  films: readonly Film[];
  shownId: string;
  onChange: (id: string) => void;
}

/** Which film is shown where there is room for one. */
function FilmChoice({ films, shownId, onChange }: FilmChoiceProps) {
  return (
    <fieldset className={styles.choice} aria-label={t('player.films')}>
      {films.map((film) => (
        <Button
          key={film.id}
          size="sm"
          tone={film.id === shownId ? 'primary' : 'neutral'}
          aria-pressed={film.id === shownId}
          onClick={() => onChange(film.id)}
        >
          {film.title}
        </Button>
      ))}
    </fieldset>
  );
}
