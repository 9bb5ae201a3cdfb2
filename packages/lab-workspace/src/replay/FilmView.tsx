import type { DescribedEvent, LabPlace, ReplayLine } from '@drawbridge/contracts/practice';
import { findFramePlace, findFrameStatement, type ReplayFrame } from '@drawbridge/contracts/rules';
import { cx, Icon, iconAlert } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { StatusCode } from '../base/StatusCode.tsx';
import { CodeLines } from './CodeLines.tsx';
import * as styles from './FilmView.css.ts';
import type { Film } from './film.ts';
import { type MessageId, t } from './messages.ts';

const MAX_ANSWER_LINES = 6;
const MAX_ANSWER_CHARS = 600;

interface FilmViewProps {
  film: Film;
  at: number;
  /** Shows the title above it. */
  isTitled: boolean;
}

/** One step of a film: the request, the code and its statement, what happened, and the answer as far as it has come. */
export function FilmView({ film, at, isTitled }: FilmViewProps) {
  const { frames, lines } = film;
  const frame = frames[at];
  const line = frame && lines[frame.request];
  if (!frame || !line) return <p className={styles.nothing}>{t('player.empty')}</p>;
  const all = frames.filter(({ request }) => request === frame.request);
  const place = findFramePlace(frames, at);
  const statement = findFrameStatement(frames, at);
  const seen = frames
    .slice(0, at + 1)
    .flatMap((one) => (one.request === frame.request && one.stage === 'seen' ? [one.event] : []));
  const hasLater = (is: (one: ReplayFrame) => boolean) => all.some(is);
  return (
    <section className={styles.film} aria-label={film.title}>
      {isTitled && <p className={styles.title}>{film.title}</p>}
      <p className={styles.count}>{t('frame.count', { request: frame.request + 1, count: lines.length })}</p>
      <dl className={styles.parts}>
        <Part title="frame.request" isCurrent={frame.stage === 'request'}>
          <RequestWords line={line} />
        </Part>
        <Part title="frame.code" isCurrent={frame.stage === 'statement'}>
          {place === undefined ? (
            <Missing isLater={hasLater((one) => 'event' in one && one.event.place !== undefined)} />
          ) : (
            <Code place={place} film={film} />
          )}
        </Part>
        <Part title="frame.statement" isCurrent={frame.stage === 'statement'}>
          {statement === undefined ? (
            <Missing isLater={hasLater(({ stage }) => stage === 'statement')} />
          ) : (
            <StatementWords event={statement} />
          )}
        </Part>
        <Part title="frame.seen" isCurrent={frame.stage === 'seen'}>
          {seen.length === 0 ? (
            <Missing isLater={hasLater(({ stage }) => stage === 'seen')} />
          ) : (
            <ul className={styles.seen}>
              {seen.map((event, index) => (
                // A record of the past: it never changes order.
                <li key={index}>
                  <Words event={event}>{event.text}</Words>
                </li>
              ))}
            </ul>
          )}
        </Part>
        <Part title="frame.answer" isCurrent={frame.stage === 'answer'}>
          {frame.stage === 'answer' ? <AnswerWords line={line} /> : <Missing isLater />}
        </Part>
      </dl>
    </section>
  );
}

function Part({ title, isCurrent, children }: { title: MessageId; isCurrent: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(styles.part, isCurrent && styles.current)}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <dt className={styles.partTitle}>{t(title)}</dt>
      <dd className={styles.partBody}>{children}</dd>
    </div>
  );
}

function Missing({ isLater }: { isLater: boolean }) {
  return <p className={styles.nothing}>{t(isLater ? 'frame.later' : 'frame.none')}</p>;
}

function RequestWords({ line: { method, url, body } }: { line: ReplayLine }) {
  return (
    <>
      <p className={styles.mono}>
        <b>{method}</b> {url}
      </p>
      {body !== '' && <pre className={styles.block}>{body}</pre>}
    </>
  );
}

function Code({ place, film }: { place: LabPlace; film: Film }) {
  return <CodeLines place={place} code={film.findCode(place)} title={film.title} />;
}

function StatementWords({ event }: { event: DescribedEvent }) {
  const { statement } = event;
  if (statement === undefined) return null;
  const { text, params = [], result } = statement;
  return (
    <Words event={event}>
      {text}
      {params.length > 0 && (
        <span className={styles.detail}>
          <b>{t('frame.params')}</b> {params.map((one) => JSON.stringify(one)).join(', ')}
        </span>
      )}
      <span className={styles.detail}>
        <b>{t('frame.result')}</b> {result}
      </span>
    </Words>
  );
}

function Words({ event, children }: { event: DescribedEvent; children: ReactNode }) {
  return (
    <div className={cx(styles.words, event.breach === true && styles.breach)}>
      {event.breach === true && (
        <Icon icon={iconAlert} size={14} label={t('frame.breach')} className={styles.breachIcon} />
      )}
      <span className={styles.wordsText}>{children}</span>
    </div>
  );
}

function AnswerWords({ line: { status, response } }: { line: ReplayLine }) {
  const first = response.split('\n').slice(0, MAX_ANSWER_LINES).join('\n').slice(0, MAX_ANSWER_CHARS);
  return (
    <>
      <p className={styles.mono}>
        <StatusCode status={status} />
        {response === '' && <span className={styles.nothing}> {t('frame.emptyBody')}</span>}
      </p>
      {first !== '' && <pre className={styles.block}>{first}</pre>}
      {first.length < response.length && <p className={styles.nothing}>{t('frame.more')}</p>}
    </>
  );
}
