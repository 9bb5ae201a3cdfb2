/**
 * Words and phrases that a native reader stumbles over or reads in another sense, and what to write instead. A test
 * refuses them in everything that learners, authors and readers of the documents see.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { findFiles } from '../source-files.ts';

interface Refused {
  pattern: RegExp;
  why: string;
  instead: string;
}

// Verbs and fixed terms in which "sign" is the right word.
const SIGN_AFTER =
  '-|[ -](?:in|up|out|on|off|back|him|her|them|you|us|it|its|the|an?|each|every|what|both|their|his|our|your|session|tokens?|messages?|requests?|with|and (?:encrypt|check|verif)\\w*)\\b|(?<=\\b(?:a|first|good|bad|clear) signs?) (?:of|that)\\b';
const SIGN_BEFORE =
  '\\b(?:at|dollar|plus|minus|equals?|percent|pound|hash|warning|road|stop|to|can|cannot|could|may|must|will|would|should|not|we|they|you|who|it|still|also|only|never|always)[ -]';

const REFUSED: readonly Refused[] = [
  {
    pattern: new RegExp(`(?<!${SIGN_BEFORE})\\b[Ss]igns?\\b(?!${SIGN_AFTER})`),
    why: 'a sign is a signature or a road sign',
    instead: 'character',
  },
  {
    pattern: /\bsign by sign\b/i,
    why: 'a sign is a signature or a road sign',
    instead: 'character by character',
  },
  {
    pattern:
      /\bst(?:ands?|anding|ood) (?:in(?! for\b)|inside|within|on|at|above|below|under|behind|between|beside|before|after|next|there|here|where|twice|first|last)\b/i,
    why: 'texts, files and code do not stand',
    instead: 'is, is written',
  },
  { pattern: /\bbelong(?:s|ed|ing)? into\b/i, why: 'wrong preposition', instead: 'belongs in' },
  {
    // Not "handed in": that is what happens to lost property.
    pattern: /(?<!by )\bhand(?:s|ing)? (?:\w+ )?in\b(?! hand)|\bhanded (?:it|them) in\b/i,
    why: 'one act has one verb, and the button is labelled so',
    instead: 'submit',
  },
  { pattern: /\btakes? (?:\w+ )?along\b/i, why: 'not said of knowledge', instead: 'Takeaways' },
  { pattern: /\bafresh\b/i, why: 'quaint', instead: 'again, from the start' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, why: 'quaint outside of the slogan', instead: 'fix' },
  {
    pattern: /\b(?:is|are|would be) (?:just )?as right\b|\bright as well\b/i,
    why: 'answers are correct, not as right',
    instead: 'is equally correct',
  },
  { pattern: /\bmatter of manners\b/i, why: 'manners are those of people', instead: 'a matter of style' },
  { pattern: /\bkept no better\b/i, why: 'not idiomatic', instead: 'stored just as badly' },
  {
    pattern: /\blimit of the day\b/i,
    why: 'a limit for each day is an adjective away',
    instead: 'daily limit',
  },
  {
    pattern: /\bwith an? (?:digit|letter|number|character) behind\b/i,
    why: 'text has no behind',
    instead: 'with a digit appended',
  },
  { pattern: /\bsmall letters?\b/i, why: 'letters of a small size', instead: 'lowercase letters' },
  { pattern: /[\d}] %/, why: 'English writes no space there', instead: '75%' },
  { pattern: /\bsuggestive\b/i, why: 'it means indecent', instead: 'suggested' },
  { pattern: /\basked of you\b/i, why: 'stilted', instead: 'assignments, tasks' },
  { pattern: /\btold here\b/i, why: 'pages do not tell', instead: 'appears here' },
  { pattern: /\bby lot\b/i, why: 'said of lotteries', instead: 'at random' },
  { pattern: /\bforetold\b/i, why: 'said of prophets', instead: 'predicted' },
  {
    pattern: /\bin (?:another|a different) dress\b|\bin other clothes\b/i,
    why: 'values wear no clothes',
    instead: 'in disguise, of the same shape',
  },
  {
    pattern: /\bgo(?:es)? on (?:working|to work)\b/i,
    why: 'wordy',
    instead: 'still works, keeps working',
  },
  { pattern: /\bthe own\b/i, why: 'own needs a possessive', instead: 'their own, your own' },
  {
    pattern: /\bbring (?:him|her|them|somebody|someone|the \w+) to (?:open|click|visit|press)\b/i,
    why: 'not idiomatic',
    instead: 'get somebody to open',
  },
  {
    pattern: /\bleads? (?:\{\w+\}|people|somebody|someone|the victim|her|him|them) to\b/i,
    why: 'victims are sent a link, not led',
    instead: 'send somebody to',
  },
  { pattern: /\bknows? no\b/i, why: 'programs have or support things', instead: 'has no, does not support' },
  { pattern: /\b\d+ (?:by|x|×) \d+ points\b/i, why: 'points are scores', instead: 'pixels' },
  { pattern: /\bhas been expired\b/i, why: 'expire is not passive', instead: 'has expired' },
  { pattern: /\bChoose somebody to be\b/i, why: 'stilted', instead: 'Try the demo as' },
  { pattern: /\bdoing maintenance\b/i, why: 'not idiomatic', instead: 'Down for maintenance' },
  { pattern: /\bNo test could run\b/i, why: 'stilted', instead: 'The tests could not start' },
  {
    pattern: /\b(?:all|not) as it should be\b/i,
    why: 'stilted',
    instead: 'Works as expected, Failed',
  },
  { pattern: /\bA pass brings\b/i, why: 'passes bring nothing', instead: 'Worth {points} points' },
  { pattern: /\bNothing fits\b/i, why: 'clothes fit', instead: 'Nothing matches' },
  { pattern: /\bOne a line\b/i, why: 'not idiomatic', instead: 'One per line' },
  {
    pattern: /\bby (?:itself|themselves); a\b|\bcomes? along by (?:itself|themselves)\b/i,
    why: 'not idiomatic',
    instead: 'is sent automatically',
  },
  {
    pattern: /\bthe (?:submission|hint|step|attempt) before(?=[.,;:)]|$)/im,
    why: 'not idiomatic',
    instead: 'the previous submission',
  },
  {
    pattern: /\b(?:informations|softwares|advices|feedbacks|codes? lines)\b/i,
    why: 'not countable',
    instead: 'information, software, advice, feedback, lines of code',
  },
];

/** Texts of the specification that stay as they are, with the requirement that quotes them. */
export const SPECIFIED: readonly [text: string, requirement: string][] = [
  ['Sorry, no suggestive courses available', 'DASH-13'],
  ['Company subscription has been expired', 'AUTH-37'],
  ['Subscription has been expired', 'AUTH-38'],
];

/** A title in which somebody does stand somewhere. */
const IDIOMS = ['The guard stood behind the door'];

const CONTENT = ['courses', 'challenges', 'labs', 'playgrounds'];
/** Code whose strings people read; its names and comments are for developers alone. */
const CODE = /(?<!\.(?:test|stories))\.tsx?$/;
/** Code of exercises: learners read its comments as well. */
const EXERCISE = /\.(?:js|py|sql|patch)$/;
const COMMENT = /(?<=^|[\s+-])(?:\/\/|#|--) .*$/gm;
/** Names in YAML that are no text. */
const IDS = /\b(?:id|key|file|fails|lab): (?:\[[^\]]*\]|[^\s,}]+)/g;
/** Programs inside of strings: the modules that a lab's app may require. */
const GUEST = /[\\/]engine[\\/]guest[\\/]/;
const PHRASE = /[a-z] [a-z]/i;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Files with texts, as paths from the root of the repository. */
export function listTexts(): string[] {
  const find = (folder: string, wanted: RegExp) => [...findFiles(path.join(ROOT, folder), wanted)];
  return [
    ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map((name) => path.join(ROOT, name)),
    ...find('.changeset', /\.md$/),
    ...['packages', 'tool-server'].flatMap((folder) => find(folder, /^CHANGELOG\.md$/)),
    ...find('storybook/docs', /\.mdx?$/),
    ...CONTENT.flatMap((folder) => find(`packages/content/${folder}`, /\.(?:ya?ml|md|js|py|sql|patch)$/)),
    ...['packages', 'portal'].flatMap((folder) => find(folder, /(?:^|\.)messages\.ts$/)),
    ...find('packages/contracts/src', CODE),
    ...find('packages/labs/src', CODE).filter((file) => !GUEST.test(file)),
    ...find('packages/content/src', CODE),
    ...find('tool-server/src', CODE),
  ].map((file) => path.relative(ROOT, file));
}

/** Spaces in place of every character, so that lines and columns stay. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** The given parts of a text, each at its place. */
function keepParts(text: string, parts: Iterable<RegExpExecArray>): string {
  let read = blank(text);
  for (const { 0: part, index } of parts)
    read = `${read.slice(0, index)}${part}${read.slice(index + part.length)}`;
  return read;
}

const findPhrases = (code: string) => [...code.matchAll(STRING)].filter(([literal]) => PHRASE.test(literal));

/** What people read in a document: all but its code and ids. */
const keepProse = (text: string) =>
  text
    .replace(/^( *)```[\s\S]*?^\1```/gm, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(IDS, blank);

function toRead(file: string, text: string): string {
  if (CODE.test(file)) return keepParts(text, findPhrases(text));
  if (EXERCISE.test(file)) return keepParts(text, [...findPhrases(text), ...text.matchAll(COMMENT)]);
  return keepProse(text);
}

/** The text without what must stay as it is. */
function toReadText(file: string, text: string): string {
  return [...SPECIFIED.map(([words]) => words), ...IDIOMS].reduce(
    (left, words) => left.replaceAll(words, blank),
    toRead(file, text),
  );
}

/** A phrase may be broken into lines anywhere. */
const toSearch = ({ source, flags }: RegExp) => new RegExp(source.replaceAll(' ', '\\s+'), `${flags}g`);

/** Each refused word of a text, as `file:line: "word": why; write instead`. */
export function findRefused(file: string, text: string): string[] {
  const read = toReadText(file, text);
  return REFUSED.flatMap(({ pattern, why, instead }) =>
    [...read.matchAll(toSearch(pattern))].map(({ 0: word, index }) => {
      const line = read.slice(0, index).split('\n').length;
      return `${file}:${line}: "${word.replace(/\s+/g, ' ')}": ${why}; write "${instead}"`;
    }),
  );
}

export const readText = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
