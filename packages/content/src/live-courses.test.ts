import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type CatalogueFolder,
  createCatalogueFolder,
  toCourseYaml,
  toLabItem,
  toSubject,
} from './testing/catalogue-folder.ts';

let folder: CatalogueFolder;
beforeEach(() => {
  folder = createCatalogueFolder();
});
afterEach(() => folder.remove());

describe('NAV-25 a live course', () => {
  const live = (schedule: string, code = 'LC1') =>
    toCourseYaml(toSubject(toLabItem('a', 1)), { code, more: `schedule: ${schedule}\n` });
  const writeLive = (text: string, id = 'live-x') => folder.write(`live/${id}/course.yaml`, text);
  const schedule = "{ weekday: monday, week: 2, time: '18:00', zone: Europe/Berlin, minutes: 60, seats: 20 }";

  it('a live course is a course with a schedule', () => {
    writeLive(live(schedule));
    const { live: found, courses: others } = folder.load();
    expect([found.length, others.length]).toEqual([1, 0]);
    expect(found[0]).toMatchObject({
      id: 'live-x',
      code: 'LC1',
      schedule: {
        weekday: 'monday',
        week: 2,
        time: '18:00',
        zone: 'Europe/Berlin',
        minutes: 60,
        seats: 20,
      },
    });
  });
  it('a live course may take place elsewhere, but only at an https address', () => {
    const meet = (url: string) => schedule.replace(' }', `, meeting_url: '${url}' }`);
    writeLive(live(meet('https://meet.example/room-1')));
    expect(folder.load().live[0]?.schedule.meeting_url).toBe('https://meet.example/room-1');
    for (const url of ['http://meet.example/', 'javascript:alert(1)', 'meet.example', '']) {
      writeLive(live(meet(url)));
      expect(folder.faults()).toEqual([
        expect.stringMatching(/ · schedule\.meeting_url · an address with https$/),
      ]);
    }
  });
  it.each([
    ['weekday: monday', 'weekday: someday', 'weekday'],
    ['week: 2', 'week: 5', 'week'],
    ['week: 2', 'week: first', 'week'],
    ["time: '18:00'", "time: '24:00'", 'time'],
    ["time: '18:00'", "time: '6 pm'", 'time'],
    ['zone: Europe/Berlin', 'zone: Europe/Nowhere', 'zone'],
    ['zone: Europe/Berlin', "zone: '+02:00'", 'zone'],
    ['minutes: 60', 'minutes: 5', 'minutes'],
    ['seats: 20', 'seats: 0', 'seats'],
    [', seats: 20', '', 'seats'],
  ])('a live course with %s as %j is refused', (right, wrong, field) => {
    writeLive(live(schedule.replace(right, wrong)));
    expect(folder.faults()).toEqual([
      expect.stringMatching(new RegExp(`^live/live-x/course\\.yaml · schedule\\.${field} · .`)),
    ]);
  });
  it('an unknown field, a code of another kind and the id of a course are refused', () => {
    writeLive(live(schedule.replace(' }', ', day: 3 }'), 'C1'));
    expect(folder.faults().map((line) => line.split(' · ').slice(1, 2).join(''))).toEqual([
      'code',
      'schedule',
    ]);
    writeLive(live(schedule), 'c9-x');
    rmSync(join(folder.root, 'live/live-x'), { recursive: true });
    folder.write('courses/c9-x/course.yaml', toCourseYaml(toSubject(toLabItem('b', 1))));
    expect(folder.faults()).toEqual(['live/c9-x/course.yaml ·  · id c9-x is already used in c9-x']);
  });
});
