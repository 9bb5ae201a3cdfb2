import { EMBED_ERRORS, EMBED_PROTOCOL, type EmbedError } from '@drawbridge/contracts/integration';
import { ProblemState, Skeleton } from '@drawbridge/ui';
import { useEffect, useRef, useState } from 'react';
import type { PreviewedFrame } from './EmbedCode.tsx';
import { t } from './messages.ts';
import * as styles from './partners.css.ts';

type State = { kind: 'loading' } | { kind: 'shown' } | { kind: 'problem'; code?: EmbedError | undefined };

/** Returns the reason in the message of a refusal page; undefined for any other message. @see EMB-5 */
function readRefusal(data: unknown): EmbedError | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { protocol, type, code } = data as Record<string, unknown>;
  if (protocol !== EMBED_PROTOCOL.name || type !== 'failed') return undefined;
  return EMBED_ERRORS.find((known) => known === code);
}

/** A widget's frame as on a page without a script, with a note in its place while it loads or if it fails. */
export function FramePreview(props: PreviewedFrame) {
  const [attempt, setAttempt] = useState(0);
  return (
    <OneAttempt
      key={`${attempt} ${props.address}`}
      {...props}
      onRetry={() => setAttempt((before) => before + 1)}
    />
  );
}

function OneAttempt(props: PreviewedFrame & { onRetry: () => void }) {
  const { address, title, heightPx, widthPx, onRetry } = props;
  const [state, setState] = useState<State>({ kind: 'loading' });
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    function hear(event: MessageEvent<unknown>) {
      if (event.source !== frame.current?.contentWindow) return;
      const code = readRefusal(event.data);
      if (code !== undefined) setState({ kind: 'problem', code });
    }
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  /** Our own frame has the origin of this page. A browser's error page has no readable origin. */
  function look() {
    const isOurs = Boolean(frame.current?.contentDocument);
    setState((before) => (before.kind === 'loading' ? { kind: isOurs ? 'shown' : 'problem' } : before));
  }
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
    <div
      className={styles.preview}
      style={{ blockSize: heightPx, inlineSize: widthPx && `min(100%, ${widthPx}px)` }}
    >
      {state.kind === 'loading' && (
        <div role="status" aria-busy="true" aria-label={t('preview.loading')} className={styles.previewNote}>
          <Skeleton shape="block" height={heightPx} />
        </div>
      )}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this origin: a sandbox that allows scripts and the origin restricts nothing, and without the origin the page could not call the server */}
      <iframe
        ref={frame}
        src={address}
        title={title}
        loading="lazy"
        className={styles.previewFrame}
        onLoad={look}
      />
    </div>
  );
}
