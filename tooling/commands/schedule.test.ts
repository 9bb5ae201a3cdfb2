import { describe, expect, it } from 'vitest';
import { schedule } from './schedule.ts';

/** Tasks that end when the test ends them, with a record of what runs at the same time. */
function createTasks(names: string[], after: Record<string, string[]> = {}) {
  const running = new Set<string>();
  const together: string[] = [];
  const enders = new Map<string, () => void>();
  const tasks = names.map((name) => ({
    name,
    ...(after[name] && { after: after[name] }),
    run: () => {
      running.add(name);
      together.push([...running].join('+'));
      return new Promise<string>((resolve) =>
        enders.set(name, () => {
          running.delete(name);
          resolve(name);
        }),
      );
    },
  }));
  return { tasks, together, end: (name: string) => enders.get(name)?.() };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('steps of a run', () => {
  it('steps start in order, two at a time', async () => {
    const { tasks, together, end } = createTasks(['types', 'format', 'lint']);
    const results = schedule(tasks, 2);
    await settle();
    expect(together).toEqual(['types', 'types+format']);
    end('format');
    await settle();
    expect(together.at(-1)).toBe('types+lint');
    end('types');
    end('lint');
    expect(await Promise.all(results)).toEqual(['types', 'format', 'lint']);
  });

  it('a step waits for the step whose result it reads, and lets others pass', async () => {
    const { tasks, together, end } = createTasks(['build', 'journeys', 'labs'], { journeys: ['build'] });
    const results = schedule(tasks, 2);
    await settle();
    expect(together.at(-1)).toBe('build+labs');
    end('labs');
    await settle();
    expect(together.at(-1)).toBe('build+labs');
    end('build');
    await settle();
    expect(together.at(-1)).toBe('journeys');
    end('journeys');
    await Promise.all(results);
  });

  it('a step does not wait for one that is not part of the run', async () => {
    const { tasks, together, end } = createTasks(['journeys'], { journeys: ['build'] });
    const results = schedule(tasks, 2);
    await settle();
    expect(together).toEqual(['journeys']);
    end('journeys');
    await Promise.all(results);
  });

  it('steps continue after one that fails', async () => {
    const [failed, next] = schedule(
      [
        { name: 'build', run: () => Promise.reject(new Error('no')) },
        { name: 'sizes', after: ['build'], run: () => Promise.resolve('next') },
      ],
      2,
    );
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});
