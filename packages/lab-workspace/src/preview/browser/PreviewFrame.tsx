import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Navigation } from '../../runner/browser/browser.ts';
import { t } from '../messages.ts';
import * as styles from '../ViewPane.css.ts';
import { readFrameMessage } from './frame-message.ts';

interface PreviewFrameProps {
  src: string;
  html: string;
  onNavigate: (navigation: Navigation) => void;
  onLog: (level: string, text: string) => void;
  /** Called when F6 was pressed in the page: 1 for the next pane, -1 for the previous one. */
  onPaneKey: (by: 1 | -1) => void;
}

/** Over the page until there is one: a slow machine takes seconds, and white says nothing. */
export function Opening() {
  return (
    <p role="status" className={styles.opening}>
      {t('browser.opening')}
    </p>
  );
}

/** The most messages that one page may log. An endless loop that logs is cut off here. */
const MAX_LOGS = 200;

/**
 * One page of the lab in the sandboxed document. Mounted again for each navigation: the document takes the HTML once,
 * so nothing of one page reaches the next. Its origin is opaque, hence '*': only the source of a message identifies its
 * sender.
 */
export function PreviewFrame({ src, html, onNavigate, onLog, onPaneKey }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const navigate = useEffectEvent(onNavigate);
  const log = useEffectEvent(onLog);
  const goToPane = useEffectEvent(onPaneKey);
  const [isWaiting, setIsWaiting] = useState(true);

  useEffect(() => {
    let isShown = false;
    let logs = 0;
    const listen = (event: MessageEvent) => {
      const target = frame.current?.contentWindow;
      if (!target || event.source !== target) return;
      const message = readFrameMessage(event.data);
      if (message?.type === 'ready' && !isShown) {
        isShown = true;
        target.postMessage({ type: 'show', html }, '*');
        setIsWaiting(false);
      } else if (message?.type === 'navigate') navigate(message);
      // A page may forge the key, so it counts only while the frame has the focus.
      else if (message?.type === 'key' && document.activeElement === frame.current)
        goToPane(message.isBackward ? -1 : 1);
      else if (message?.type === 'console' && (logs += 1) <= MAX_LOGS) log(message.level, message.text);
    };
    window.addEventListener('message', listen);
    // The address is set after the listener: otherwise the frame's "ready" could be missed.
    if (frame.current) frame.current.src = src;
    return () => window.removeEventListener('message', listen);
  }, [src, html]);

  return (
    <>
      <iframe
        ref={frame}
        title={t('browser.page')}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        className={styles.frame}
      />
      {isWaiting && <Opening />}
    </>
  );
}
