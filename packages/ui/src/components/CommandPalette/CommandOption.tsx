import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import * as styles from './CommandPalette.css.ts';
import type { FoundCommand } from './commands.ts';

interface CommandOptionProps {
  id: string;
  found: FoundCommand;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One command. The focus stays in the field above, so its keys are handled there. */
export function CommandOption({ id, found, isActive, onPoint, onChoose }: CommandOptionProps) {
  const { command, at } = found;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onChoose}
    >
      {command.icon ? <Icon icon={command.icon} size={16} className={styles.icon} /> : <span />}
      <span className={styles.label}>
        <Marked text={command.label} at={at} />
      </span>
      <span className={styles.end}>
        {command.note !== undefined && <span className={styles.note}>{command.note}</span>}
        {command.badge && <Badge icon={command.badge.icon}>{command.badge.text}</Badge>}
        {command.keys && (
          <span aria-hidden className={styles.keys}>
            <Kbd keys={command.keys} />
          </span>
        )}
      </span>
    </div>
  );
}

/** The text with its matched characters highlighted. */
function Marked({ text, at }: { text: string; at: readonly number[] }) {
  if (at.length === 0) return text;
  const marked = new Set(at);
  return toRuns(text, marked).map(({ part, isMarked, from }) =>
    isMarked ? (
      <b key={from} className={styles.mark}>
        {part}
      </b>
    ) : (
      part
    ),
  );
}

function toRuns(text: string, marked: ReadonlySet<number>) {
  const runs: { part: string; isMarked: boolean; from: number }[] = [];
  // By UTF-16 units, like the positions: a surrogate pair that is split is joined again in its run.
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    const isMarked = marked.has(index);
    const last = runs.at(-1);
    if (last?.isMarked === isMarked) last.part += sign;
    else runs.push({ part: sign, isMarked, from: index });
  }
  return runs;
}
