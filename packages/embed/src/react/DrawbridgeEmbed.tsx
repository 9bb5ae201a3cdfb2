'use client';
import {
  EMBED_WIDGETS,
  type EmbedCallName,
  type EmbedCalls,
  type EmbedEventName,
  type EmbedEvents,
  type EmbedTheme,
  type EmbedWidgetName,
} from '@drawbridge/contracts/embed-protocol';
import { type CSSProperties, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { createEmbedFrame, type EmbedFrame } from '../host/embed-frame.ts';
import { toFrameHeight } from '../host/guards.ts';
import type { GetToken } from '../host/settings.ts';

export interface DrawbridgeEmbedHandle {
  /** Calls the widget. A call made before it has loaded waits. @see EMB-8, EMB-10 */
  call<Name extends EmbedCallName>(name: Name, input: EmbedCalls[Name]): Promise<void>;
}

export interface DrawbridgeEmbedProps {
  /** Origin of Drawbridge, such as `https://learning.example.com`. */
  base: string;
  publishableKey: string;
  widget: EmbedWidgetName;
  /** Id of the course or lab, for the widgets that show one. */
  subject?: string;
  theme?: EmbedTheme;
  locale?: string;
  /** Accessible name of the frame. */
  title?: string;
  /** CSS pixels until the widget reports its own height, and for a widget that adapts to any height. */
  height?: number;
  loading?: 'lazy' | 'eager';
  /** Returns a visitor's token from your own server. Called at the start and before a token expires. @see EMB-13 */
  getToken?: GetToken;
  /** Called for every event of the widget. @see EMB-7 */
  onEvent?: <Name extends EmbedEventName>(name: Name, detail: EmbedEvents[Name]) => void;
  /** Called when the frame did not connect: its server is down, or refuses it. */
  onUnavailable?: () => void;
  ref?: Ref<DrawbridgeEmbedHandle>;
  className?: string;
}

/**
 * A framed widget for React. On a server it renders an empty box of the widget's height, so that nothing jumps when the
 * frame appears.
 * @see EMB-4, EMB-18
 */
export function DrawbridgeEmbed(props: DrawbridgeEmbedProps) {
  const { base, publishableKey, widget, subject, theme, locale, title, loading, ref, className } = props;
  const { heightPx, fitsAnyHeight } = EMBED_WIDGETS[widget] as { heightPx: number; fitsAnyHeight?: boolean };
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<EmbedFrame>(undefined);
  /** The latest handlers: a new function must not reload the frame. */
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const made = createEmbedFrame({
      base,
      // Changes for an existing frame are sent below.
      target: { widget, subject, publishableKey, theme: latest.current.theme, locale: latest.current.locale },
      title,
      loading,
      getToken: () => latest.current.getToken?.(),
      onEvent(name, detail) {
        if (name === 'resize' && !fitsAnyHeight)
          element.style.blockSize = `${toFrameHeight((detail as EmbedEvents['resize']).height)}px`;
        latest.current.onEvent?.(name, detail);
      },
      onUnavailable: () => latest.current.onUnavailable?.(),
    });
    Object.assign(made.element.style, {
      border: '0',
      inlineSize: '100%',
      blockSize: '100%',
      display: 'block',
    });
    element.append(made.element);
    frame.current = made;
    return () => {
      frame.current = undefined;
      made.remove();
    };
  }, [base, publishableKey, widget, subject, title, loading, fitsAnyHeight]);

  // A widget that refuses a theme or language keeps the current one.
  useEffect(() => {
    if (theme) void frame.current?.call('setTheme', { theme }).catch(() => undefined);
  }, [theme]);
  useEffect(() => {
    if (locale) void frame.current?.call('setLocale', { locale }).catch(() => undefined);
  }, [locale]);
  useImperativeHandle(
    ref,
    () => ({
      call: (name, input) =>
        frame.current?.call(name, input) ?? Promise.reject(new Error('The widget is not on the page.')),
    }),
    [],
  );

  const style: CSSProperties = { blockSize: toFrameHeight(props.height ?? heightPx) };
  return <div ref={box} className={className} style={style} />;
}
