import { EMBED_ERRORS, EMBED_PROTOCOL, type EmbedError } from '@drawbridge/contracts';
import { ProblemState, Skeleton } from '@drawbridge/ui';
import { useEffect, useRef, useState } from 'react';
import type { PreviewedFrame } from './EmbedCode.tsx';
import { t } from './messages.ts';
import * as styles from './partners.css.ts';

/** How long a frame that has loaded may take to say something: the browser's error page never does. */
const PATIENCE_MS = 10_000;

interface FramePreviewProps extends PreviewedFrame {
  patienceMs?: number;
}

type State = { kind: 'loading' } | { kind: 'shown' } | { kind: 'problem'; code?: EmbedError | undefined };

/** What a frame says first: that its widget begins, or why there is none. Undefined for anything else. @see EMB-5 */
function readFirst(data: unknown): State | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { protocol, type, code } = data as Record<string, unknown>;
  if (protocol !== EMBED_PROTOCOL.name) return undefined;
  if (type === 'hello') return { kind: 'shown' };
  if (type === 'failed') return { kind: 'problem', code: EMBED_ERRORS.find((known) => known === code) };
  return undefined;
}

/** A widget's frame as on a page without a script; a note in its place while it loads, and when it does not. */
export function FramePreview(props: FramePreviewProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <OneAttempt
      key={`${attempt} ${props.address}`}
      {...props}
      onRetry={() => setAttempt((before) => before + 1)}
    />
  );
}

function OneAttempt(props: FramePreviewProps & { onRetry: () => void }) {
  const { address, title, heightPx, patienceMs = PATIENCE_MS, onRetry } = props;
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [isLoaded, setLoaded] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    function hear(event: MessageEvent<unknown>) {
      if (event.source !== frame.current?.contentWindow || event.origin !== location.origin) return;
      const first = readFirst(event.data);
      if (first) setState(first);
    }
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  const isWaiting = isLoaded && state.kind === 'loading';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setState({ kind: 'problem' }), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting, patienceMs]);
  if (state.kind === 'problem')
    return (
      <ProblemState
        title={t('preview.problem')}
        message={
          state.code === undefined
            ? t('preview.problem.message')
            : t('preview.refused.message', { code: state.code })
        }
        onRetry={onRetry}
      />
    );
  return (
    <div className={styles.preview} style={{ blockSize: heightPx }}>
      {state.kind === 'loading' && (
        <div role="status" aria-busy="true" aria-label={t('preview.loading')} className={styles.previewNote}>
          <Skeleton shape="block" height={heightPx} />
        </div>
      )}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours: a sandbox with its scripts and its origin would hold nothing, and without its origin it could call nothing */}
      <iframe
        ref={frame}
        src={address}
        title={title}
        loading="lazy"
        className={styles.previewFrame}
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}
