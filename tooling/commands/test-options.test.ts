import { describe, expect, it } from 'vitest';
import { readTestOptions } from './test-options.ts';

const STEPS = ['types', 'journeys'];

describe('the options of npm test', () => {
  it('one run of every lean step is chosen without options', () => {
    expect(readTestOptions([], STEPS)).toEqual({
      isQuick: false,
      isWhole: false,
      ignoresRecords: false,
      only: undefined,
      repeat: 1,
      busy: 0,
    });
  });

  it('the whole run ignores all proof records', () => {
    expect(readTestOptions(['--whole'], STEPS)).toMatchObject({ isWhole: true, ignoresRecords: true });
  });

  it.each([
    [['--only', 'journey'], 'There is no step "journey". The steps are: types, journeys'],
    [['--repeat', '0'], '--repeat must be a whole number from 1 to 100'],
    [['--repeat', 'twice'], '--repeat must be a whole number from 1 to 100'],
    [['--busy='], '--busy must be a whole number from 0 to 100'],
    [['--busy', '-1'], "Option '--busy' argument is ambiguous"],
    [['--whole=yes'], 'does not take an argument'],
    [['journeys'], 'Unexpected argument'],
  ])('the options %j are refused', (args, message) => {
    expect(() => readTestOptions(args, STEPS)).toThrow(message);
  });
});
