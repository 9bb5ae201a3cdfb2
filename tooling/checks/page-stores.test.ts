import { describe, expect, it } from 'vitest';
import { type PageSource, readPages } from '../build/read-pages.ts';
import { createStoreFinder } from './page-stores.ts';

const findStores = createStoreFinder();
const pages = readPages();
const ofScreen = ({ screen, screenName }: PageSource) =>
  screen === undefined || screenName === undefined ? [] : findStores(screen, screenName);

describe('the record of a page', () => {
  it.each(pages.map((page) => [`${page.group}/${page.name}`, page] as const))(
    "a page's record names each store that its screen uses: %s",
    (_name, page) => {
      const named = [...page.stores, ...page.laterStores];
      const shown = ofScreen(page).filter(({ isShown }) => isShown);
      expect(shown.filter(({ name }) => !named.includes(name))).toEqual([]);
    },
  );

  it.each(pages.filter((page) => page.laterStores.length > 0).map((page) => [page.name, page] as const))(
    "a page's record does not say in vain that its screen wants a store later: %s",
    (_name, page) => {
      const used = ofScreen(page).map(({ name }) => name);
      expect(page.laterStores.filter((store) => !used.includes(store))).toEqual([]);
      expect(page.laterStores.filter((store) => page.stores.includes(store))).toEqual([]);
    },
  );

  it("a page's record has a screen, a planned topic or another page", () => {
    const without = pages.filter(
      ({ screen, screenName, isPlanned, leadsTo }) => !(screen && screenName) && !isPlanned && !leadsTo,
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});

describe('the stores of a screen', () => {
  const findNames = (file: string, screen: string) =>
    [...new Set(findStores(file, screen).flatMap(({ name, isShown }) => (isShown ? [name] : [])))].toSorted();

  it('stores are found behind a widget, its loading look and the index of its folder', () => {
    const labs = 'portal/src/screens/practice/labs';
    expect(findNames(`${labs}/LabScreens.tsx`, 'LabScreen')).toEqual(['lab', 'labSession', 'labs']);
  });

  it('stores of another screen in the same file are not found', () => {
    const journeys = 'portal/src/screens/learning/journeys/JourneyScreens.tsx';
    expect(findNames(journeys, 'JourneysScreen')).toEqual(['journeys']);
    expect(findNames(journeys, 'JourneyScreen')).toEqual(['journey']);
  });
});
