import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { isComposing } from '../../foundation/is-composing.ts';
import { Icon } from '../Icon/Icon.tsx';
import { iconSearch } from '../Icon/icons/index.ts';
import { CommandOption } from './CommandOption.tsx';
import * as styles from './CommandPalette.css.ts';
import { type Command, type FoundCommand, findCommands, limitKinds, toGroups } from './commands.ts';

export interface CommandPaletteProps {
  open: boolean;
  /** Called on Escape, on a click outside, and after a command was chosen. */
  onClose: () => void;
  commands: readonly Command[];
  label: string;
  placeholder: string;
  /** Shown when nothing was found. */
  emptyText: string;
  /** With it, a query shows at most three results of a kind, and this at their end, which shows them all. */
  toMoreText?: (count: number) => string;
  /** Announced below the list: some commands are loading, or could not be loaded. */
  state?: ReactNode;
}

/**
 * Every action of a page, found by typing. A combobox over a listbox in a modal dialog: the focus stays in the field,
 * arrows move, Enter runs, Escape closes.
 */
export function CommandPalette({ open, ...rest }: CommandPaletteProps) {
  return open ? <OpenPalette {...rest} /> : null;
}

/** Results of a kind that a query shows at first. */
const MOST_OF_A_KIND = 3;

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(count - 1, at + 8),
  PageUp: (at) => Math.max(0, at - 8),
};

const MORE = 'all-results';

/** The results, or the first of each kind and the way to all of them. */
function toShown(
  all: readonly FoundCommand[],
  { isLimited, toMoreText }: { isLimited: boolean; toMoreText: ((count: number) => string) | undefined },
): readonly FoundCommand[] {
  const few = isLimited ? limitKinds(all, MOST_OF_A_KIND) : all;
  if (few.length === all.length || !toMoreText) return all;
  const more: Command = { id: MORE, label: toMoreText(all.length), onSelect: () => undefined };
  return [...few, { command: more, at: [] }];
}

function OpenPalette({
  onClose,
  commands,
  label,
  placeholder,
  emptyText,
  toMoreText,
  state,
}: Omit<CommandPaletteProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  const found = toShown(findCommands(commands, query), {
    isLimited: toMoreText !== undefined && query.trim() !== '' && !showsAll,
    toMoreText,
  });
  const active = found[Math.min(at, found.length - 1)]?.command;
  const toOptionId = (command: Command) => `${id}-${command.id}`;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    input.current?.focus();
    // The browser returns the focus when a dialog closes, but not when it merely disappears.
    return () => element?.close();
  }, []);
  useLayoutEffect(() => {
    dialog.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  const choose = (command: Command) => {
    if (command.id === MORE) return setShowsAll(true);
    onClose();
    command.onSelect();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) choose(active);
      return;
    }
    const step = STEPS[event.key];
    if (!step || found.length === 0) return;
    event.preventDefault();
    setAt(step(Math.min(at, found.length - 1), found.length));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key for a press beside is Escape (onCancel)
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <Icon icon={iconSearch} size={18} className={styles.search} />
          <input
            ref={input}
            className={styles.input}
            type="text"
            role="combobox"
            aria-label={label}
            aria-expanded
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active ? toOptionId(active) : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={placeholder}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setAt(0);
              setShowsAll(false);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list} tabIndex={-1}>
          {toGroups(found, query.trim() !== '').map((group, index) => (
            <div
              key={group.title ?? index}
              role={group.title === undefined ? 'presentation' : 'group'}
              aria-label={group.title}
            >
              {group.title !== undefined && (
                <p aria-hidden className={styles.heading}>
                  {group.title}
                </p>
              )}
              {group.found.map((one) => (
                <CommandOption
                  key={one.command.id}
                  id={toOptionId(one.command)}
                  found={one}
                  isActive={one.command === active}
                  onPoint={() => setAt(found.indexOf(one))}
                  onChoose={() => choose(one.command)}
                />
              ))}
            </div>
          ))}
        </div>
        <div
          role="status"
          className={state ? styles.state : found.length === 0 ? styles.empty : styles.silent}
        >
          {state ?? (found.length === 0 && emptyText)}
        </div>
      </div>
    </dialog>
  );
}
