import type { SafeStorage } from '../../storage.ts';
import { type Flow, takeStored } from './provider-flow.ts';

/** The answer to a test sign-in, between the page where it arrived and the page that shows it. */
interface TestAnswer {
  flow: Flow;
  address: string;
}

const KEY = 'drawbridge.signInTest';

export const keepTestAnswer = (tabStorage: SafeStorage, answer: TestAnswer): void =>
  tabStorage.set(KEY, JSON.stringify(answer));

export const takeTestAnswer = (tabStorage: SafeStorage): TestAnswer | undefined =>
  takeStored(tabStorage, KEY) as TestAnswer | undefined;
