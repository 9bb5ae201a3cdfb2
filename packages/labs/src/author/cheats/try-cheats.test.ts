import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LabFile, LabResult } from '@drawbridge/contracts/practice';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Grader } from '../../grade/grader.ts';
import { buildLab } from '../../testing/build-lab.ts';
import type { Findings } from './find-accepted.ts';
import { readLegitimate } from './legitimate.ts';
import { checkCheats } from './try-cheats.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cheats-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const declare = (text: string) => writeFileSync(join(dir, 'general-cheats.yaml'), text);
const WHY = 'The feature was an accident of the first version, and nobody is meant to have it.';

/** A grader that gives each submission this verdict, and remembers what it was asked. */
function buildGrader(verdict: LabResult['verdict'], score = 10) {
  const asked: Array<{ files: LabFile[]; seed: string | undefined; log: unknown }> = [];
  const grade = async (_id: string, files: LabFile[], seed?: string, attack?: { log: unknown }) => {
    asked.push({ files, seed, log: attack?.log });
    return { verdict, score, max: 10 } as LabResult;
  };
  return { asked, grader: { grade } as unknown as Grader };
}

const FILES = [{ path: 'server.js', text: 'flooded' }];
const FOUND: Findings = {
  fault: '',
  cheats: [
    { id: 'flood', what: 'prints', improve: 'test a row', tried: 2 },
    { id: 'odd-characters-refused', what: 'refuses', improve: 'test odd values', tried: 1 },
    { id: 'renamed-columns', what: 'renames', improve: 'test rows', tried: 0 },
  ],
  candidates: [{ cheat: 'flood', name: 'each request', files: FILES }],
};
const NONE: Findings = { ...FOUND, candidates: [] };
const check = (grader: Grader, found = FOUND) => checkCheats(grader, { ...buildLab(), dir }, found);

describe('lab verify and the general cheats', () => {
  it('verify names the lab, the cheat and what to improve when the grader accepts one', async () => {
    const [flood, odd, ...others] = await check(buildGrader('passed').grader);
    expect(flood).toMatchObject({ claim: 'the general cheat flood fails', holds: false });
    expect(flood?.seen).toContain('it prints, and passes:');
    expect(flood?.seen).toContain('each request');
    expect(flood?.seen).toContain('to do: test a row');
    expect(odd).toMatchObject({ claim: 'the general cheat odd-characters-refused fails', holds: true });
    expect(others).toEqual([]);
  });

  it('verify accepts when the grader refuses what passed here, whatever its random values', async () => {
    const { grader, asked } = buildGrader('failed');
    expect((await check(grader)).every(({ holds }) => holds)).toBe(true);
    expect(asked.map(({ files, seed }) => [files, seed])).toEqual([
      [FILES, ''],
      [FILES, 'second'],
      [FILES, 'third'],
    ]);
  });

  it('verify accepts when points are missing', async () => {
    expect((await check(buildGrader('passed', 9).grader)).every(({ holds }) => holds)).toBe(true);
  });

  it('verify asks the grader nothing when nothing passed here', async () => {
    const { grader, asked } = buildGrader('passed');
    expect((await check(grader, NONE)).every(({ holds }) => holds)).toBe(true);
    expect(asked).toEqual([]);
  });

  it('verify submits the log of an attack with a separate flag', async () => {
    const { grader, asked } = buildGrader('failed');
    const log = [{ victim: 'odile', url: '/' }];
    const lab = buildLab();
    const attack = {
      ...lab,
      dir,
      pack: { ...lab.pack, goal: { by: 'log' as const, title: 'Read it', script: '' } },
    };
    await checkCheats(grader, attack, {
      ...FOUND,
      candidates: [{ cheat: 'flood', name: 'x', files: [], log }],
    });
    expect(asked[0]?.log).toEqual(log);
  });

  it('verify fails when the cheats cannot be tried at all', async () => {
    const [only, ...others] = await check(buildGrader('failed').grader, {
      fault: 'no host',
      cheats: [],
      candidates: [],
    });
    expect(only).toEqual({ claim: 'the general cheats can be tried', holds: false, seen: 'no host' });
    expect(others).toEqual([]);
  });
});

describe('general-cheats.yaml', () => {
  it('general-cheats.yaml lets a cheat pass that the author declares a fix, and shows the reason', async () => {
    declare(`- { cheat: flood, why: "${WHY}" }\n`);
    const [flood] = await check(buildGrader('passed').grader);
    expect(flood).toEqual({
      claim: `the general cheat flood is a fix of this lab: ${WHY}`,
      holds: true,
      seen: '',
    });
  });

  it('general-cheats.yaml must not declare a cheat that fails, or one that cannot be tried on this lab', async () => {
    declare(`- { cheat: flood, why: "${WHY}" }\n- { cheat: renamed-columns, why: "${WHY}" }\n`);
    const broken = (await check(buildGrader('failed').grader)).filter(({ holds }) => !holds);
    expect(broken.map(({ seen, claim }) => seen || claim)).toEqual([
      'it does not pass: remove it from general-cheats.yaml',
      'the general cheat renamed-columns of general-cheats.yaml exists for this lab',
    ]);
  });

  it('general-cheats.yaml may declare some ways of a cheat: others still have to fail, and those have to pass', async () => {
    declare(`- { cheat: flood, why: "${WHY}", ways: [each request] }\n`);
    const { grader } = buildGrader('passed');
    expect((await check(grader)).map(({ holds }) => holds)).toEqual([true, true, true]);
    const twice = [...FOUND.candidates, { cheat: 'flood', name: 'at start', files: FILES }];
    const [, flood] = await check(grader, { ...FOUND, candidates: twice });
    expect(flood).toMatchObject({ claim: 'the general cheat flood fails', holds: false });
    expect(flood?.seen).toContain('at start');
    expect(flood?.seen).not.toContain('each request');
    const [declared, rest] = await check(grader, NONE);
    expect(declared?.seen).toBe(
      'it does not pass: remove it from general-cheats.yaml\n          each request',
    );
    expect(rest?.holds).toBe(true);
  });

  it('general-cheats.yaml may give each way its own reason', () => {
    const ways = ['each request', 'at start'];
    declare(ways.map((way) => `- { cheat: flood, why: "${WHY}", ways: [${way}] }\n`).join(''));
    expect(readLegitimate(dir).flatMap((declared) => declared.ways)).toEqual(ways);
  });

  it.each([
    ['no way of a cheat', `- { cheat: flood, why: "${WHY}", ways: [] }`, '0.ways'],
    [
      'some ways of a cheat that is declared whole',
      `- { cheat: flood, why: "${WHY}" }\n- { cheat: flood, why: "${WHY}", ways: [each request] }`,
      'flood is named twice',
    ],
    [
      'a whole cheat of which some ways are declared',
      `- { cheat: flood, why: "${WHY}", ways: [each request] }\n- { cheat: flood, why: "${WHY}" }`,
      'flood is named twice',
    ],
    ['an unknown cheat', `- { cheat: flod, why: "${WHY}" }`, '0.cheat'],
    ['no reason', '- { cheat: flood }', '0.why'],
    ['a reason of one word', '- { cheat: flood, why: fine }', '0.why'],
    ['a field of its own', `- { cheat: flood, why: "${WHY}", until: 2027 }`, 'until'],
    [
      'the same cheat twice',
      `- { cheat: flood, why: "${WHY}" }\n- { cheat: flood, why: "${WHY}" }`,
      'flood is named twice',
    ],
    ['something else than a list', 'flood: yes', 'general-cheats.yaml'],
  ])('general-cheats.yaml is refused with %s', (_what, text, words) => {
    declare(text);
    expect(() => readLegitimate(dir)).toThrow(words);
  });

  it('general-cheats.yaml is not needed by a lab without such a cheat', () => {
    expect(readLegitimate(dir)).toEqual([]);
  });
});
