import { toPaneLabel, toPanes } from '@drawbridge/lab-workspace/page';
import {
  type Command,
  iconArrowLeft,
  iconCode,
  iconCollapse,
  iconEdit,
  iconExpand,
  iconFile,
  iconGlobe,
  iconHint,
  iconInfo,
  iconKeyboard,
  iconList,
  iconLock,
  iconLogout,
  iconPlay,
  iconPlayground,
  iconReload,
  iconReset,
  iconSend,
  iconSparkles,
  iconTarget,
  iconTests,
} from '@drawbridge/ui';
import { toModKey } from '../mod-key.ts';
import type { LabPage } from '../page/lab-page.ts';
import { hasAttacks } from '../tests/has-attacks.ts';
import { t } from './messages.ts';

const PANE_ICONS = { steps: iconList, code: iconCode, view: iconPlayground, tests: iconTests };

/** What the page can do in its present state. */
export function toCommands(labPage: LabPage): Command[] {
  return [...toWork(labPage), ...toHelp(labPage), ...toPlaces(labPage), ...toPage(labPage)];
}

function toWork({ data, view, actions, ...labPage }: LabPage): Command[] {
  const lab = labPage.lab.value;
  const group = t('palette.work');
  const mod = toModKey();
  const browser = labPage.workspace.value.browser.value;
  const path = view.file.value;
  const isChanged = data.changedFiles.value.some((file) => file.path === path);
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
            onSelect: actions.run,
          },
        ]),
    ...(lab.kind === 'playground'
      ? []
      : [
          {
            id: 'submit',
            label: t('submit.do'),
            group,
            icon: iconSend,
            keys: [mod, 'Shift', 'Enter'],
            keywords: t('palette.submit.keywords'),
            onSelect: () => void actions.submit(),
          },
        ]),
    ...(isChanged
      ? [
          {
            id: 'reset-file',
            label: t('palette.resetFile', { path }),
            group,
            icon: iconFile,
            onSelect: () => data.resetFile(path),
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
            onSelect: actions.goToAddress,
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

function toHelp({ view, actions, canChooseGuidance, host, ...labPage }: LabPage): Command[] {
  const lab = labPage.lab.value;
  const attempt = labPage.attempt.value;
  const group = t('palette.help');
  const { assistant } = host.value;
  const next = attempt.hints.find(({ html }) => html === undefined)?.number;
  return [
    ...(attempt.hints.length > 0
      ? [
          {
            id: 'hint',
            label: next === undefined ? t('palette.hints') : t('palette.hint', { number: next }),
            group,
            icon: iconHint,
            onSelect: () => actions.goToBrief('hints'),
          },
        ]
      : []),
    ...(assistant
      ? [
          {
            id: 'ask',
            label: assistant.action,
            group,
            icon: iconSparkles,
            onSelect: actions.goToAssistant,
          },
        ]
      : []),
    ...(canChooseGuidance.value
      ? [
          {
            id: 'guidance',
            label: t('guidance.change'),
            group,
            icon: iconTarget,
            onSelect: actions.goToGuidance,
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
            onSelect: () => actions.goToBrief('solution'),
          },
        ]),
    ...(hasAttacks(lab)
      ? [
          {
            id: 'attack',
            label: t('palette.attack'),
            group,
            icon: iconPlay,
            onSelect: actions.goToAttack,
          },
        ]
      : []),
    {
      id: 'keys',
      label: t('palette.keys'),
      group,
      icon: iconKeyboard,
      keys: ['?'],
      onSelect: () => view.openDialog('keys'),
    },
  ];
}

function toPlaces({ actions, ...labPage }: LabPage): Command[] {
  const lab = labPage.lab.value;
  const group = t('palette.places');
  return [
    ...toPanes(lab).map((pane) => ({
      id: `pane-${pane}`,
      label: t('palette.goTo', { place: toPaneLabel(lab, pane) }),
      group,
      icon: PANE_ICONS[pane],
      onSelect: () => actions.goTo(pane),
    })),
    ...lab.files.map(({ path }) => ({
      id: `file-${path}`,
      label: t('palette.goTo', { place: path }),
      group,
      icon: iconFile,
      onSelect: () => actions.goToFile(path),
    })),
    ...lab.steps.map(({ id, title = t('guidance.withheld') }, index) => ({
      id: `step-${id}`,
      label: t('palette.step', { number: index + 1, title }),
      group,
      icon: iconList,
      onSelect: () => actions.goToStep(index),
    })),
  ];
}

function toPage({ view, layout, tour, actions, host }: LabPage): Command[] {
  const isWrapping = layout.isWrapping.value;
  const group = t('palette.page');
  return [
    ...(layout.isBeside.value
      ? [
          {
            id: 'maximize',
            label: t(view.maximized.value === undefined ? 'palette.maximize' : 'pane.restore'),
            group,
            icon: view.maximized.value === undefined ? iconExpand : iconCollapse,
            keys: ['Alt', 'Enter'],
            onSelect: actions.toggleMaximized,
          },
        ]
      : []),
    {
      id: 'wrap',
      label: t(isWrapping ? 'palette.unwrap' : 'palette.wrap'),
      group,
      icon: iconEdit,
      onSelect: () => layout.setWrapping(!isWrapping),
    },
    {
      id: 'tour',
      label: t('palette.tour'),
      group,
      icon: iconInfo,
      onSelect: () => {
        tour.restart();
        actions.goToBrief('steps');
      },
    },
    {
      id: 'reset-lab',
      label: t('reset.lab'),
      group,
      icon: iconReset,
      onSelect: () => view.openDialog('reset'),
    },
    ...(host.value.onExit
      ? [{ id: 'exit', label: t('lab.exit'), group, icon: iconArrowLeft, onSelect: actions.leave }]
      : []),
    ...(host.value.onLogout
      ? [
          {
            id: 'logout',
            label: t('palette.logout'),
            group,
            icon: iconLogout,
            keywords: t('palette.logout.keywords'),
            onSelect: () => void actions.logOut(),
          },
        ]
      : []),
  ];
}
