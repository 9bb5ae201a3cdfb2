import { type ReactNode, useRef } from 'react';
import { cx } from '../../foundation/cx.ts';
import { useCopy } from '../../foundation/use-copy.ts';
import { iconCheck, iconCopy } from '../Icon/icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './CodeBlock.css.ts';
import { t } from './messages.ts';

export interface CodeBlockProps {
  /** What is shown, and what the copy button copies. */
  code: string;
  /** A file name or what the code is. Also names the scrollable area. */
  title?: string;
  /** Shown where there is no title. */
  language?: string;
  lineNumbers?: boolean;
  /** Highlighted lines, counted from 1. */
  markedLines?: readonly number[];
  copyLabel?: string;
  copiedLabel?: string;
  /** Highlighted code to draw instead of the plain one. */
  children?: ReactNode;
  className?: string;
}

/** Code to read and copy. For editing there is the editor. */
export function CodeBlock({
  code,
  title,
  language,
  lineNumbers = false,
  markedLines = [],
  copyLabel = t('copyCode'),
  copiedLabel = t('copied'),
  children,
  className,
}: CodeBlockProps) {
  const { state, copy } = useCopy();
  const shown = useRef<HTMLElement>(null);
  const name = title ?? language ?? t('code');
  return (
    <figure className={cx(styles.block, className)}>
      <figcaption className={styles.head}>
        <span className={styles.title}>
          <bdi dir="ltr">{name}</bdi>
        </span>
        <IconButton
          icon={state === 'copied' ? iconCheck : iconCopy}
          label={state === 'copied' ? copiedLabel : copyLabel}
          size="sm"
          onClick={() => void copy(code, shown.current)}
        />
      </figcaption>
      {state === 'denied' && (
        <p role="status" className={styles.denied}>
          {t('copyDenied')}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, and the keyboard must be able to scroll them */}
      <pre tabIndex={0} role="region" aria-label={name} className={styles.scroll}>
        <code ref={shown} className={styles.code}>
          {children ?? <Lines code={code} lineNumbers={lineNumbers} markedLines={markedLines} />}
        </code>
      </pre>
    </figure>
  );
}

function Lines({
  code,
  lineNumbers,
  markedLines,
}: Required<Pick<CodeBlockProps, 'code' | 'lineNumbers' | 'markedLines'>>) {
  return code
    .replace(/\n$/, '')
    .split('\n')
    .map((words, index) => (
      <span
        // A line of a text has no other name than its number.
        key={index}
        data-line={index + 1}
        className={cx(
          styles.line,
          lineNumbers && styles.numbered,
          markedLines.includes(index + 1) && styles.marked,
        )}
      >
        {words}
      </span>
    ));
}
