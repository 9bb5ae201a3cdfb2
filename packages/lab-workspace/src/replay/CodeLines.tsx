import type { LabPlace } from '@drawbridge/contracts/practice';
import { cx, VisuallyHidden } from '@drawbridge/ui';
import { useEffect, useState } from 'react';
import * as styles from './CodeLines.css.ts';
import type { CodeExcerpt } from './film.ts';
import type { Token } from './highlight.ts';
import { t } from './messages.ts';

interface CodeLinesProps {
  place: LabPlace;
  code: CodeExcerpt | undefined;
  /** Of the film: two films may show the same line. */
  title: string;
}

/** The line of code that ran a statement, marked among the lines around it. */
export function CodeLines({ place, code, title }: CodeLinesProps) {
  const tokens = useTokens(code);
  const where = `${place.path}:${place.line}`;
  if (code === undefined) return <p className={styles.where}>{t('frame.noCode', { place: where })}</p>;
  return (
    <figure className={styles.figure} aria-label={`${title}, ${where}`}>
      <figcaption className={styles.where}>{where}</figcaption>
      <pre className={styles.block}>
        <code className={styles.code}>
          {code.lines.map(({ number, text }, index) => (
            <span
              key={number}
              className={cx(styles.line, number === place.line && styles.marked)}
              data-marked={number === place.line || undefined}
            >
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
              <span>
                {number === place.line && (
                  <VisuallyHidden>{t('frame.marked', { line: number })} </VisuallyHidden>
                )}
                <Tokens tokens={tokens?.[index] ?? [{ text }]} />
              </span>
            </span>
          ))}
        </code>
      </pre>
    </figure>
  );
}

function Tokens({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map(({ text, kind }, index) =>
    kind === undefined ? (
      text
    ) : (
      // Tokens of a line have no other name than their place.
      <span key={index} className={styles.token[kind]}>
        {text}
      </span>
    ),
  );
}

/** The tokens of an excerpt once its language is loaded; until then, and when that fails, the plain text is shown. */
function useTokens(code: CodeExcerpt | undefined): Token[][] | undefined {
  const [known, setKnown] = useState<{ key: string; tokens: Token[][] }>();
  const key = code === undefined ? '' : JSON.stringify([code.path, code.lines]);
  useEffect(() => {
    if (key === '') return undefined;
    let isCurrent = true;
    const [path, lines] = JSON.parse(key) as [string, CodeExcerpt['lines']];
    void import('./highlight.ts')
      .then(({ highlightLines }) =>
        highlightLines(
          path,
          lines.map(({ text }) => text),
        ),
      )
      .then(
        (tokens) => isCurrent && setKnown({ key, tokens }),
        // Without its colors the code is as readable as before.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return known?.key === key ? known.tokens : undefined;
}
