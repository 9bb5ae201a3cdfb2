/** Divisions of a score by its maximum, which one function makes: two that round differently show two percentages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { ROOT } from '../root.ts';
import { findFiles } from '../source-files.ts';
import { readWorkspaces } from './workspaces.ts';

/** Where such a division stands, with the reason. */
export const DIVISIONS: Record<string, string> = {
  'packages/contracts/src/base/rules/score-percent.rule.ts': 'the rule itself',
  'tool-server/src/modules/practice/labs/lab-points.rule.ts':
    'stored without rounding, so that points and percent follow from it',
};

/** Code of learners and their labs, and tests, which compute what they expect. */
const NOT_READ =
  /(^|[\\/])(node_modules|dist)[\\/]|^packages[\\/]content[\\/](?!src)|\.(test|spec|stories)\.tsx?$/;
const SCORE = /(^|_)(scores?|points|left)$|(Score|Points)$|^score_?given$/i;
const MAXIMUM = /^(max|points)$|(score|points|result)_?max(imum)?$|^max(imum)?_?(score|points)$|^maximum$/i;
/** A percentage of a score, which is not turned back into points. */
const PERCENT = /^(best|best_?score|score_?percent)$/i;

/** The names in an expression: `100 * row.score` has `row` and `score`. */
function readNames(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'MemberExpression':
      return node.property.type === 'Identifier' ? [node.property.name] : [];
    case 'BinaryExpression':
      return [...readNames(node.left), ...readNames(node.right)];
    case 'ParenthesizedExpression':
      return readNames(node.expression);
    default:
      return [];
  }
}

const isHundred = (node: ESTree.Node): boolean => node.type === 'Literal' && node.value === 100;

export function findScoreDivisions(file: string, code: string): string[] {
  const found: string[] = [];
  const { program } = parseSync(file, code);
  new Visitor({
    BinaryExpression(node) {
      if (node.operator !== '/') return;
      const above = readNames(node.left);
      const isDivision =
        above.some((name) => SCORE.test(name)) && readNames(node.right).some((name) => MAXIMUM.test(name));
      const isTurnedBack = isHundred(node.right) && above.some((name) => PERCENT.test(name));
      if (isDivision || isTurnedBack) found.push(code.slice(node.start, node.end));
    },
  }).visit(program);
  return found;
}

/** By file, of all workspaces. */
export function findAllScoreDivisions(): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const { folder } of readWorkspaces(ROOT))
    for (const file of findFiles(path.join(ROOT, folder), /\.tsx?$/)) {
      const name = path.relative(ROOT, file);
      if (NOT_READ.test(name)) continue;
      const code = readFileSync(file, 'utf8');
      // Parsing all files would take a second.
      const found = code.includes(' / ') ? findScoreDivisions(file, code) : [];
      if (found.length > 0) all[name] = found;
    }
  return all;
}
