import { describe, expect, it } from 'vitest';
import { createStartedOnce } from './started-once.ts';

function listen() {
  const heard: [string, unknown][] = [];
  return { heard, ...createStartedOnce((name, detail) => heard.push([name, detail])) };
}

describe('EMB-7 the start that a host receives', () => {
  it('a start is sent once for a course, however often its first item is opened', () => {
    const { heard, tell } = listen();
    tell('enrolled', { course_id: 'c2' });
    for (let nth = 0; nth < 3; nth += 1) tell('started', { course_id: 'c2' });
    expect(heard).toEqual([
      ['enrolled', { course_id: 'c2' }],
      ['started', { course_id: 'c2' }],
    ]);
  });

  it('a start is sent for each course and each lab', () => {
    const { heard, tell } = listen();
    tell('started', { course_id: 'c2' });
    tell('started', { course_id: 'c3' });
    tell('started', { lab_id: 'c2' });
    expect(heard).toHaveLength(3);
  });

  it('a start is sent again for another visitor', () => {
    const { heard, tell, forget } = listen();
    tell('started', { lab_id: 'l1' });
    forget();
    tell('started', { lab_id: 'l1' });
    expect(heard).toHaveLength(2);
  });

  it('other events are not held back', () => {
    const { heard, tell } = listen();
    tell('resize', { height: 400 });
    tell('resize', { height: 400 });
    expect(heard).toHaveLength(2);
  });
});
