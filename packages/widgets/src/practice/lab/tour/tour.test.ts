import { createSafeStorage } from '@drawbridge/client';
import { describe, expect, it } from 'vitest';
import { createTour } from './tour.ts';

/** Keeps values in memory: the browser's own storage cannot be opened. */
const createMemoryStorage = () =>
  createSafeStorage(() => {
    throw new Error('not here');
  });

describe('The tour of the panes', () => {
  it('the tour explains lesson, code, app and tests once, then never again in this browser', () => {
    const storage = createMemoryStorage();
    const tour = createTour(storage, true);
    const seen = [tour.pane.value];
    for (let press = 0; press < 4; press++) {
      tour.next();
      seen.push(tour.pane.value);
    }
    expect(seen).toEqual(['steps', 'code', 'view', 'tests', undefined]);
    expect(createTour(storage, true).pane.value).toBeUndefined();
  });

  it('a skipped tour is over in this browser, and can be started again', () => {
    const storage = createMemoryStorage();
    createTour(storage, true).end();
    const tour = createTour(storage, true);
    expect(tour.pane.value).toBeUndefined();
    tour.restart();
    expect(tour.pane.value).toBe('steps');
  });

  it('an unfinished tour is offered again', () => {
    const storage = createMemoryStorage();
    createTour(storage, true).next();
    expect(createTour(storage, true).pane.value).toBe('steps');
  });

  it('a pane is outlined while its explanation is in view, and not before or after', () => {
    const tour = createTour(createMemoryStorage(), true);
    expect(tour.outlined.value).toBeUndefined();
    const hide = tour.show();
    expect(tour.outlined.value).toBe('steps');
    tour.next();
    expect(tour.outlined.value).toBe('code');
    hide();
    expect(tour.outlined.value).toBeUndefined();
  });

  it('the tour is not offered if nothing is asked of the learner', () => {
    expect(createTour(createMemoryStorage(), false).pane.value).toBeUndefined();
  });
});
