import { iconChallenge, iconLab, iconPlayground, iconRunningLab } from '@drawbridge/ui/icons';
import { messages } from '../shell/messages.ts';
import type { PortalPageRecords } from './page-record.ts';

/** Labs, challenges and playgrounds. The specification's list of pages has none for labs outside of courses. */
export const PRACTICE = {
  labs: {
    isStart: true,
    title: 'Labs',
    routeName: 'labs',
    menu: [{ section: 'learn', order: 4, label: messages.labs, icon: iconLab }],
    stores: ['labs', 'wishlist'],
    screen: async () => (await import('../screens/practice/labs/LabListScreens.tsx')).LabsScreen,
  },
  lab: {
    isStart: true,
    width: 'window',
    stores: ['labs', 'lab', 'labSession'],
    screen: async () => (await import('../screens/practice/labs/LabScreens.tsx')).LabScreen,
  },
  attempts: {
    stores: ['labs', 'attempts'],
    screen: async () => (await import('../screens/practice/labs/AttemptScreens.tsx')).AttemptsScreen,
  },
  attempt: {
    width: 'full',
    stores: ['labs', 'attemptReview'],
    screen: async () => (await import('../screens/practice/labs/AttemptScreens.tsx')).AttemptScreen,
  },
  challenges: {
    title: 'Challenges',
    routeName: 'challenges',
    menu: [{ section: 'learn', order: 5, label: messages.challenges, icon: iconChallenge }],
    stores: ['practiceList', 'wishlist'],
    screen: async () => (await import('../screens/practice/labs/PracticeListScreens.tsx')).ChallengesScreen,
  },
  challenge: {
    isStart: true,
    width: 'window',
    stores: ['labs', 'lab', 'labSession'],
    screen: async () => (await import('../screens/practice/labs/LabScreens.tsx')).ChallengeScreen,
  },
  playgrounds: {
    title: 'Playgrounds',
    routeName: 'playgrounds',
    menu: [{ section: 'learn', order: 8, label: messages.playgrounds, icon: iconPlayground }],
    stores: ['practiceList', 'wishlist'],
    screen: async () => (await import('../screens/practice/labs/PracticeListScreens.tsx')).PlaygroundsScreen,
  },
  playground: {
    isStart: true,
    width: 'window',
    stores: ['labs', 'lab', 'labSession'],
    screen: async () => (await import('../screens/practice/labs/LabScreens.tsx')).PlaygroundScreen,
  },
  runningLabs: {
    title: 'Running labs',
    routeName: 'runninglabs',
    menu: [{ section: 'learn', order: 9, label: messages.runningLabs, icon: iconRunningLab }],
    stores: ['runningLabs'],
    screen: async () =>
      (await import('../screens/practice/running-labs/RunningLabsScreen.tsx')).RunningLabsScreen,
  },
  solution: {
    parents: ['challenges'],
    stores: ['labSolution'],
    screen: async () => (await import('../screens/practice/solution/SolutionScreen.tsx')).SolutionScreen,
  },
} satisfies PortalPageRecords;
