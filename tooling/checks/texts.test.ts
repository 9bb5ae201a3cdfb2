import { describe, expect, it } from 'vitest';
import { findScreenFiles, findTextFaults } from './texts.ts';

const faultsOf = (code: string) => findTextFaults('/sample.tsx', code).map(({ what }) => what);

describe('the texts of ui, widgets, elements and frame', () => {
  it('the texts follow the language of the page, in every file', () => {
    const files = findScreenFiles();
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap((file) => findTextFaults(file))).toEqual([]);
  });
});

describe('fixed texts in a file', () => {
  it.each([
    ['a text between tags', 'const A = () => <p>Saved</p>;', 'the text "Saved" in JSX'],
    [
      'a text in a label',
      'const A = () => <b aria-label="Close it" />;',
      'the text "Close it" in an attribute',
    ],
    [
      'a text of the table',
      'const A = () => <p title={messages.all.text} />;',
      'a text that `t` does not read',
    ],
    [
      'a text of a list that is made once',
      "const KINDS = ['a', 'b'].map((kind) => ({ kind, label: t(kind) }));",
      'a text read when the module is loaded',
    ],
    ...[
      "const KINDS = Array.from(['a'], (kind) => t(kind));",
      "const KINDS = ['a'].map(t);",
      "const KINDS = ['a', 'b'].toSorted((one, other) => t(one).localeCompare(other));",
      "const toKind = (kind) => ({ label: t(kind) }); const KINDS = ['a'].map(toKind);",
      "function toLabel(kind) { return t(kind); } const LABEL = toLabel('a');",
      "const LABEL = (() => t('a'))();",
      "class Kind { static label = t('a'); }",
      "import { t as courseText } from '../course/messages.ts'; const LABEL = courseText('a');",
    ].map((code) => ['a text read by what runs at once', code, 'a text read when the module is loaded']),
    ...[
      'const toTitle = (isOpen) => (isOpen ? messages.open : messages.closed).text;',
      'const toTitle = (id) => messages[id]!.text;',
      "const toTitle = (id) => messages[id]['text'];",
      'const toTitle = () => { const { text } = messages.all; return text; };',
    ].map((code) => ['a text of the table in another form', code, 'a text that `t` does not read']),
    ['a text of a constant', "const ALL = t('all');", 'a text read when the module is loaded'],
    [
      'a format of a constant',
      'const days = new Intl.DateTimeFormat();',
      'a format made when the module is loaded',
    ],
    [
      'a date of the browser',
      'const day = (at) => at.toLocaleDateString(undefined, {});',
      'toLocaleDateString in the language of the browser, not of the page',
    ],
  ])('a fixed text is found: %s', (_, code, fault) => {
    expect(faultsOf(code)).toEqual([fault]);
  });
  it.each([
    ['a text read while rendering', 'const A = () => <p title={t("all")}>{t("all", { count: 2 })}</p>;'],
    ['a message without its text', 'const KINDS = { lab: messages.lab };'],
    ['a function that is called later', "const toLabel = (kind) => t(kind); const A = () => toLabel('a');"],
    ['a field of an instance', "class Kind { label = t('a'); }"],
    ['a getter', 'const ABOVE = [{ get label() { return t("title"); } }];'],
    ['a sign', 'const A = () => <p>·</p>;'],
    ['the name of an attribute that nobody reads', 'const A = () => <p className="wide" role="status" />;'],
  ])('nothing is found in %s', (_, code) => {
    expect(faultsOf(code)).toEqual([]);
  });
});
