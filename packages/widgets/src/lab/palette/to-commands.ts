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
import { toPaneLabel } from '../pane-labels.ts';
import { t } from './messages.ts';
import type { PaletteProps } from './palette-props.ts';

const PANE_ICONS = { steps: iconList, code: iconCode, view: iconPlayground, tests: iconTests };

/** What the page can do just now. */
export function toCommands(props: PaletteProps, onReset: () => void): Command[] {
  return [...toWork(props), ...toHelp(props), ...toPlaces(props), ...toPage(props, onReset)];
}

function toWork({ lab, workspace, deeds, store }: PaletteProps): Command[] {
  const group = t('palette.work');
  const mod = toModKey();
  const browser = workspace?.browser.peek();
  const path = deeds.openFile.peek();
  const isChanged = store.changedFiles.peek().some((file) => file.path === path);
  return [
    ...(lab.goal?.by === 'log' || lab.tests.length === 0
      ? []
      : [
          {
            id: 'run',
            label: t('keys.run'),
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
            label: t(lab.goal ? 'attack.submit' : 'submit.do'),
            group,
            icon: iconSend,
            keys: [mod, 'Shift', 'Enter'],
            keywords: t('palette.submit.keywords'),
            onSelect: () => void deeds.submit(),
          },
        ]),
    ...(isChanged
      ? [
          {
            id: 'reset-file',
            label: t('palette.resetFile', { path }),
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
            label: t('palette.address'),
            group,
            icon: iconGlobe,
            onSelect: () => deeds.goToAddress(),
          },
          {
            id: 'reload',
            label: t('palette.reload'),
            group,
            icon: iconReload,
            onSelect: () => void browser.reload(),
          },
          {
            id: 'fresh',
            label: t('browser.fresh'),
            group,
            icon: iconReset,
            onSelect: () => void browser.restart(),
          },
        ]
      : []),
  ];
}

function toHelp({ lab, attempt, deeds }: PaletteProps): Command[] {
  const group = t('palette.help');
  const next = attempt.hints.find(({ html }) => html === undefined)?.number;
  return [
    ...(attempt.hints.length > 0
      ? [
          {
            id: 'hint',
            label: next === undefined ? t('palette.hints') : t('palette.hint', { number: next }),
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
            label: t('palette.solution'),
            group,
            icon: iconLock,
            onSelect: () => deeds.showBrief('solution'),
          },
        ]),
    {
      id: 'keys',
      label: t('palette.keys'),
      group,
      icon: iconKeyboard,
      keys: ['?'],
      onSelect: () => deeds.setOverlay('keys'),
    },
  ];
}

function toPlaces({ lab, deeds }: PaletteProps): Command[] {
  const group = t('palette.places');
  return [
    ...PANES.map((pane) => ({
      id: `pane-${pane}`,
      label: t('palette.goTo', { place: toPaneLabel(lab, pane) }),
      group,
      icon: PANE_ICONS[pane],
      onSelect: () => deeds.goTo(pane),
    })),
    ...lab.files.map(({ path }) => ({
      id: `file-${path}`,
      label: t('palette.goTo', { place: path }),
      group,
      icon: iconFile,
      onSelect: () => deeds.showFile(path),
    })),
    ...lab.steps.map(({ id, title }, index) => ({
      id: `step-${id}`,
      label: t('palette.step', { number: index + 1, title }),
      group,
      icon: iconList,
      onSelect: () => deeds.showStep(index),
    })),
  ];
}

function toPage({ isWrapping, onWrap, onExit }: PaletteProps, onReset: () => void): Command[] {
  const group = t('palette.page');
  return [
    {
      id: 'wrap',
      label: t(isWrapping ? 'palette.unwrap' : 'palette.wrap'),
      group,
      icon: iconEdit,
      onSelect: () => onWrap(!isWrapping),
    },
    { id: 'reset-lab', label: t('reset.lab'), group, icon: iconReset, onSelect: onReset },
    ...(onExit ? [{ id: 'exit', label: t('lab.exit'), group, icon: iconArrowLeft, onSelect: onExit }] : []),
  ];
}
