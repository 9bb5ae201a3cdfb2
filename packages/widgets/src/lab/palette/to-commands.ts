import {
  type Command,
  iconArrowLeft,
  iconCode,
  iconEdit,
  iconFile,
  iconGlobe,
  iconHint,
  iconKeyboard,
  iconList,
  iconLock,
  iconPlay,
  iconPlayground,
  iconReload,
  iconReset,
  iconSend,
  iconTests,
} from '@drawbridge/ui';
import { toModKey } from '../mod-key.ts';
import { PANES } from '../Pane.tsx';
import { toPaneWord } from '../pane-words.ts';
import { say } from './messages.ts';
import type { PaletteProps } from './palette-props.ts';

const PANE_ICONS = { steps: iconList, code: iconCode, view: iconPlayground, tests: iconTests };

/** What the page can do just now. */
export function toCommands(props: PaletteProps, onReset: () => void): Command[] {
  return [...toWork(props), ...toHelp(props), ...toPlaces(props), ...toPage(props, onReset)];
}

function toWork({ lab, bench, deeds, store }: PaletteProps): Command[] {
  const group = say('palette.work');
  const mod = toModKey();
  const browser = bench?.browser.peek();
  const path = deeds.openFile.peek();
  const isChanged = store.changedFiles.peek().some((file) => file.path === path);
  return [
    ...(lab.goal?.by === 'log' || lab.tests.length === 0
      ? []
      : [
          {
            id: 'run',
            label: say('keys.run'),
            group,
            icon: iconPlay,
            keys: [mod, 'Enter'],
            onSelect: deeds.run,
          },
        ]),
    ...(lab.kind === 'playground'
      ? []
      : [
          {
            id: 'submit',
            label: say(lab.goal ? 'attack.handIn' : 'submit.do'),
            group,
            icon: iconSend,
            keys: [mod, 'Shift', 'Enter'],
            keywords: say('palette.submit.words'),
            onSelect: () => void deeds.submit(),
          },
        ]),
    ...(isChanged
      ? [
          {
            id: 'reset-file',
            label: say('palette.resetFile', { path }),
            group,
            icon: iconFile,
            onSelect: () => store.resetFile(path),
          },
        ]
      : []),
    ...(browser
      ? [
          {
            id: 'address',
            label: say('palette.address'),
            group,
            icon: iconGlobe,
            onSelect: () => deeds.goToAddress(),
          },
          {
            id: 'reload',
            label: say('palette.reload'),
            group,
            icon: iconReload,
            onSelect: () => void browser.reload(),
          },
          {
            id: 'fresh',
            label: say('browser.fresh'),
            group,
            icon: iconReset,
            onSelect: () => void browser.startAfresh(),
          },
        ]
      : []),
  ];
}

function toHelp({ lab, attempt, deeds }: PaletteProps): Command[] {
  const group = say('palette.help');
  const next = attempt.hints.find(({ html }) => html === undefined)?.number;
  return [
    ...(attempt.hints.length > 0
      ? [
          {
            id: 'hint',
            label: next === undefined ? say('palette.hints') : say('palette.hint', { number: next }),
            group,
            icon: iconHint,
            onSelect: () => deeds.showBrief('hints'),
          },
        ]
      : []),
    ...(lab.kind === 'playground'
      ? []
      : [
          {
            id: 'solution',
            label: say('palette.solution'),
            group,
            icon: iconLock,
            onSelect: () => deeds.showBrief('solution'),
          },
        ]),
    {
      id: 'keys',
      label: say('palette.keys'),
      group,
      icon: iconKeyboard,
      keys: ['?'],
      onSelect: () => deeds.setOverlay('keys'),
    },
  ];
}

function toPlaces({ lab, deeds }: PaletteProps): Command[] {
  const group = say('palette.places');
  return [
    ...PANES.map((pane) => ({
      id: `pane-${pane}`,
      label: say('palette.goTo', { place: toPaneWord(lab, pane) }),
      group,
      icon: PANE_ICONS[pane],
      onSelect: () => deeds.goTo(pane),
    })),
    ...lab.files.map(({ path }) => ({
      id: `file-${path}`,
      label: say('palette.goTo', { place: path }),
      group,
      icon: iconFile,
      onSelect: () => deeds.showFile(path),
    })),
    ...lab.steps.map(({ id, title }, index) => ({
      id: `step-${id}`,
      label: say('palette.step', { number: index + 1, title }),
      group,
      icon: iconList,
      onSelect: () => deeds.showStep(index),
    })),
  ];
}

function toPage({ isWrapping, onWrap, onExit }: PaletteProps, onReset: () => void): Command[] {
  const group = say('palette.page');
  return [
    {
      id: 'wrap',
      label: say(isWrapping ? 'palette.unwrap' : 'palette.wrap'),
      group,
      icon: iconEdit,
      onSelect: () => onWrap(!isWrapping),
    },
    { id: 'reset-lab', label: say('reset.lab'), group, icon: iconReset, onSelect: onReset },
    ...(onExit ? [{ id: 'exit', label: say('lab.exit'), group, icon: iconArrowLeft, onSelect: onExit }] : []),
  ];
}
