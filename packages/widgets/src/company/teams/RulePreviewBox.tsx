import type { ChangeOutcome } from '@drawbridge/client/stores/base/change-outcome';
import type { RulePreview, TeamRule } from '@drawbridge/contracts/company';
import { toFigure } from '@drawbridge/ui/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { t } from './messages.ts';
import { canPreview, type TeamValues, toRule } from './team-fields.ts';
import { toCountText } from './team-words.ts';
import * as styles from './teams.css.ts';

interface RulePreviewBoxProps {
  values: TeamValues;
  preview: (rule: TeamRule) => Promise<ChangeOutcome<RulePreview>>;
  /** A new team has no members who could leave. */
  isNew: boolean;
}

const TYPING_WAIT_MS = 400;

/** Whom the rule in the form applies to. The server is asked when the typing rests; only the latest answer is shown. */
export function RulePreviewBox({ values, preview, isNew }: RulePreviewBoxProps) {
  const key = canPreview(values) ? JSON.stringify(toRule(values)) : '';
  const [shown, setShown] = useState<{ key: string; outcome: ChangeOutcome<RulePreview> }>();
  const ask = useEffectEvent(preview);
  useEffect(() => {
    if (key === '') return undefined;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const outcome = await ask(JSON.parse(key) as TeamRule);
      if (isCurrent) setShown({ key, outcome });
    }, TYPING_WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  return (
    <output className={styles.preview}>
      {key === '' ? (
        <span className={styles.side}>{t('preview.waiting')}</span>
      ) : shown?.key === key ? (
        <Outcome outcome={shown.outcome} isNew={isNew} />
      ) : (
        <span className={styles.side}>{t('preview.loading')}</span>
      )}
    </output>
  );
}

function Outcome({ outcome, isNew }: { outcome: ChangeOutcome<RulePreview>; isNew: boolean }) {
  if (outcome.kind !== 'done')
    return <span>{outcome.kind === 'refused' ? outcome.text : Object.values(outcome.errors)[0]}</span>;
  const { items, total, joining, leaving } = outcome.value;
  return (
    <>
      {total === 0 ? (
        <span>{t('preview.none')}</span>
      ) : (
        <>
          <span className={styles.strong}>{toCountText('preview.one', 'preview.count', total)}</span>
          <span>{toPreviewNames(items, total)}</span>
        </>
      )}
      {!isNew && (joining > 0 || leaving > 0) && (
        <span>{t('preview.change', { joining: toFigure(joining), leaving: toFigure(leaving) })}</span>
      )}
    </>
  );
}

const NAMES = 5;

function toPreviewNames(items: RulePreview['items'], total: number): string {
  const names = items.slice(0, NAMES).map(({ name }) => name);
  if (total <= NAMES) return names.join(', ');
  return t('more', { names: names.join(', '), count: toFigure(total - names.length) });
}
