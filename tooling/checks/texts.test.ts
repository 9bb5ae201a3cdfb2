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
    ['a getter', 'const ABOVE = [{ get label() { return t("title"); } }];'],
    ['a sign', 'const A = () => <p>·</p>;'],
    ['the name of an attribute that nobody reads', 'const A = () => <p className="wide" role="status" />;'],
  ])('nothing is found in %s', (_, code) => {
    expect(faultsOf(code)).toEqual([]);
  });
});
