import { asApiProblem, type Loadable } from '@drawbridge/client';
import type { OpenedVideo } from '@drawbridge/contracts/learning';
import { Button, iconCheck, ProblemState, Prose, Select, Skeleton } from '@drawbridge/ui';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { SafeHtml } from '../../kit/safe-html/SafeHtml.tsx';
import { ClosedNotice } from '../../practice/closed/index.ts';
import { useStore } from '../../provider/index.ts';
import { t } from './messages.ts';
import { useWatching } from './use-watching.ts';
import * as styles from './video.css.ts';

interface VideoProps {
  courseId: string;
  itemId: string;
  isCompleted: boolean;
  /** Called when the video has played to its end or its transcript was read. */
  onWatched: () => void;
}

const SPEEDS = ['0.75', '1', '1.25', '1.5', '2'] as const;
/** Seconds from the beginning or the end within which playback starts over. */
const EDGE_SECONDS = 3;

/**
 * Shows a video item with captions, speed and transcript. Playback resumes where the learner stopped.
 * @see PLAYER-9, PLAYER-37
 */
export function Video({ courseId, itemId, isCompleted, onWatched }: VideoProps) {
  const courses = useStore('courses');
  const [video, setVideo] = useState<Loadable<OpenedVideo>>({ state: 'loading' });
  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        setVideo({ state: 'ready', value: await courses.readVideo(courseId, itemId, signal) });
      } catch (error) {
        const problem = asApiProblem(error);
        // Leaving the page cancels the request; its failure is not shown.
        if (problem.code !== 'canceled') setVideo({ state: 'problem', problem });
      }
    },
    [courses, courseId, itemId],
  );
  useEffect(() => {
    const leaving = new AbortController();
    setVideo({ state: 'loading' });
    void load(leaving.signal);
    return () => leaving.abort();
  }, [load]);

  if (video.state === 'loading')
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton shape="block" className={styles.screen} />
      </div>
    );
  if (video.state === 'problem' && video.problem.code === 'upgrade_required')
    return <ClosedNotice kind="course" kept="progressKept" />;
  if (video.state === 'problem')
    return (
      <ProblemState
        title={t('videoFailed')}
        message={video.problem.message}
        incidentId={video.problem.incident}
        onRetry={() => void load()}
      />
    );
  return (
    <LoadedVideo
      video={video.value}
      visit={{ courseId, itemId }}
      isCompleted={isCompleted}
      onWatched={onWatched}
      onRenew={() => void load()}
    />
  );
}

interface LoadedVideoProps {
  video: OpenedVideo;
  visit: { courseId: string; itemId: string };
  isCompleted: boolean;
  onWatched: () => void;
  /** Called to fetch new addresses. */
  onRenew: () => void;
}

function LoadedVideo({ video, visit, isCompleted, onWatched, onRenew }: LoadedVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const keysId = useId();
  const [speed, setSpeed] = useState<string>('1');
  const [hasCaptions, setHasCaptions] = useState(true);
  const [isBroken, setIsBroken] = useState(false);
  const [resumedAt, setResumedAt] = useState(0);
  /**
   * Seconds at which playback resumes after loading: first the place where the learner stopped, later the place where
   * an address expired.
   */
  const goesOnAt = useRef(video.position);
  const renewedFor = useRef<string>(undefined);
  const watching = useWatching(ref, visit);

  useEffect(() => {
    if (ref.current) ref.current.playbackRate = Number(speed);
  }, [speed]);
  useEffect(() => {
    if (ref.current) showCaptions(ref.current, hasCaptions);
  }, [hasCaptions, video.captions_url]);

  function goOn() {
    const element = ref.current;
    if (!element) return;
    element.playbackRate = Number(speed);
    const at = goesOnAt.current;
    goesOnAt.current = 0;
    if (at < EDGE_SECONDS || at > element.duration - EDGE_SECONDS) return;
    element.currentTime = at;
    setResumedAt(at);
  }

  /** Tries new addresses once and resumes at the same place, because addresses expire while a page stays open. */
  function recover() {
    const expired = Date.parse(video.expires_at) <= Date.now();
    if (!expired || renewedFor.current === video.url) return setIsBroken(true);
    renewedFor.current = video.url;
    goesOnAt.current = ref.current?.currentTime ?? 0;
    onRenew();
  }

  function startOver() {
    if (ref.current) ref.current.currentTime = 0;
    setResumedAt(0);
    ref.current?.focus();
  }

  function seek(seconds: number) {
    const element = ref.current;
    if (element)
      element.currentTime = Math.min(Math.max(0, element.currentTime + seconds), element.duration || 0);
  }

  function faster(steps: number) {
    const at = SPEEDS.indexOf(speed as (typeof SPEEDS)[number]) + steps;
    setSpeed(SPEEDS[Math.min(Math.max(0, at), SPEEDS.length - 1)] ?? speed);
  }

  /** Handles keys on the picture alone, so that the browser's own controls keep their keys. */
  function press(event: KeyboardEvent<HTMLVideoElement>) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const element = event.currentTarget;
    const keys: Record<string, (() => void) | undefined> = {
      k: () => void (element.paused ? element.play() : element.pause()),
      j: () => seek(-10),
      l: () => seek(10),
      ArrowLeft: () => seek(-5),
      ArrowRight: () => seek(5),
      c: () => setHasCaptions(!hasCaptions),
      m: () => {
        element.muted = !element.muted;
      },
      '<': () => faster(-1),
      '>': () => faster(1),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  if (isBroken)
    return (
      <ProblemState
        title={t('videoFailed')}
        message={t('videoBroken')}
        onRetry={() => {
          setIsBroken(false);
          onRenew();
        }}
      />
    );
  return (
    <div className={styles.video}>
      <video
        ref={ref}
        className={styles.screen}
        src={video.url}
        poster={video.poster_url}
        aria-label={video.title}
        aria-describedby={keysId}
        controls
        playsInline
        preload="metadata"
        // The captions come from the service; a page of a partner is of another origin.
        crossOrigin="anonymous"
        onLoadedMetadata={goOn}
        onPlay={watching.onPlay}
        onPause={watching.onPause}
        onTimeUpdate={watching.onTimeUpdate}
        onEnded={() => {
          watching.onEnded();
          onWatched();
        }}
        onError={recover}
        onKeyDown={press}
      >
        <track
          key={video.captions_url}
          kind="captions"
          srcLang="en"
          label={t('captionsLanguage')}
          src={video.captions_url}
          default
        />
      </video>
      <div className={styles.controls}>
        <Select
          label={t('videoSpeed')}
          className={styles.speed}
          value={speed}
          onChange={setSpeed}
          options={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
        />
        <Button
          aria-pressed={hasCaptions}
          {...(hasCaptions && { icon: iconCheck })}
          onClick={() => setHasCaptions(!hasCaptions)}
        >
          {t('videoCaptions')}
        </Button>
        <p id={keysId} className={styles.keys}>
          {t('videoKeys')}
        </p>
      </div>
      {resumedAt > 0 && (
        <p className={styles.resumed} role="status">
          {t('videoResumed', { time: toClock(resumedAt) })}
          <Button size="sm" tone="quiet" onClick={startOver}>
            {t('videoFromStart')}
          </Button>
        </p>
      )}
      <details className={styles.transcript}>
        <summary className={styles.summary}>{t('videoTranscript')}</summary>
        <Prose>
          <SafeHtml html={video.transcript_html} />
        </Prose>
        {!isCompleted && <Button onClick={onWatched}>{t('videoRead')}</Button>}
      </details>
    </div>
  );
}

function showCaptions(element: HTMLVideoElement, isShown: boolean) {
  for (const track of element.textTracks) track.mode = isShown ? 'showing' : 'hidden';
}

/** Formats a place in a video, such as 1:05. */
const toClock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
