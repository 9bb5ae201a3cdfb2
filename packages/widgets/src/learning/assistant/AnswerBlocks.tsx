import type { AnswerBlock, Citation } from '@drawbridge/contracts/learning';
import { SafeHtml } from '../../kit/safe-html/SafeHtml.tsx';
import * as styles from './assistant.css.ts';
import { t } from './messages.ts';
import { SourceLink, type SourceProps } from './SourceLink.tsx';

interface AnswerBlocksProps extends SourceProps {
  blocks: readonly AnswerBlock[];
  citations: readonly Citation[];
}

/** The paragraphs of an answer, each with a mark for every lesson it is from. @see LAB-12 */
export function AnswerBlocks({ blocks, citations, ...opening }: AnswerBlocksProps) {
  return blocks.map(({ html, citations: numbers }, at) => (
    // An answer grows at its end and never changes its order.
    <div key={at} className={styles.block}>
      <SafeHtml html={html} codeWraps isText />
      {numbers.length > 0 && (
        <span className={styles.marks}>
          {numbers.map((number) => {
            const source = citations[number - 1];
            return (
              source && (
                <SourceLink
                  key={number}
                  {...opening}
                  source={source}
                  className={styles.mark}
                  label={t('source', { number, title: source.title })}
                >
                  {number}
                </SourceLink>
              )
            );
          })}
        </span>
      )}
    </div>
  ));
}
