import { cutText } from '../text.ts';
import { noteViolations } from './checks.ts';
import type { Violation } from './csp.ts';
import { fire, mayRun, noteScript, runCode } from './guest.ts';
import { headerOf, send } from './network.ts';
import { type Agent, note, type Page, userOf } from './page.ts';
import { baseOf } from './registry.ts';
import { queueTask } from './tasks.ts';
import { attributeOf, type Element, isHtml, isSvg, scriptTextOf } from './tree.ts';
import { readDataUrl, toUrl } from './urls.ts';

const JS_TYPES =
  /^(text|application)\/(x-)?(java|ecma)script$|^text\/(javascript1\.[0-5]|jscript|livescript)$/;

function isJavaScript(element: Element): boolean {
  const type = attributeOf(element, 'type');
  if (type === null) {
    const language = attributeOf(element, 'language') ?? '';
    return language === '' || JS_TYPES.test(`text/${language.toLowerCase()}`);
  }
  const plain = type.trim().toLowerCase();
  return type === '' || plain === 'module' || JS_TYPES.test(plain);
}

const sourceOf = (element: Element): string | null =>
  isSvg(element)
    ? (attributeOf(element, 'href') ?? attributeOf(element, 'xlink:href'))
    : attributeOf(element, 'src');

function runnable(page: Page, element: Element): boolean {
  if (!mayRun(page) || page.started.has(element) || !(isHtml(element) || isSvg(element))) return false;
  if (!isJavaScript(element) || (attributeOf(element, 'nomodule') !== null && isHtml(element))) return false;
  return sourceOf(element) !== null || scriptTextOf(element) !== '';
}

/** Checks the policies for an inline script; true when it may not run. */
function inlineBlocked(agent: Agent, page: Page, element: Element, parserMade: boolean): boolean {
  const text = scriptTextOf(element);
  const nonce = attributeOf(element, 'nonce') ?? '';
  const violations = page.csp.inline({ kind: 'script', text, nonce, parserMade });
  return noteViolations(agent, page, violations, text, 'inline');
}

/** Text of an external script, or null when it did not load. */
function fetchScript(agent: Agent, page: Page, element: Element, parserMade: boolean): string | null {
  const url = toUrl(sourceOf(element) ?? '', baseOf(page));
  if (url === null || sourceOf(element) === '') return null;
  const options = { nonce: attributeOf(element, 'nonce') ?? '', parserMade };
  const violations: Violation[] = page.csp.load('script', url, options);
  if (noteViolations(agent, page, violations, url.href, 'external')) return null;
  if (url.protocol === 'data:') return readDataUrl(url).body;
  const isModule = attributeOf(element, 'type')?.trim().toLowerCase() === 'module';
  const answer = send(
    agent,
    {
      url,
      method: 'GET',
      by: page,
      into: null,
      dest: 'script',
      mode: isModule ? 'cors' : 'no-cors',
      cookies: true,
    },
    (hop) => page.csp.load('script', hop, options).every(({ enforced }) => !enforced),
  );
  if (answer === null || answer.response.status < 200 || answer.response.status >= 300) return null;
  const type = (headerOf(answer.response, 'content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const noSniff = headerOf(answer.response, 'x-content-type-options')?.trim().toLowerCase() === 'nosniff';
  const wrong = (noSniff || isModule) && !JS_TYPES.test(type);
  if (wrong || /^(image|audio|video)\/|^text\/csv$/.test(type)) {
    note(agent, page, {
      kind: 'refused',
      rule: 'nosniff',
      url: url.href,
      by: page.origin,
      user: userOf(agent),
    });
    return null;
  }
  return answer.response.body;
}

function runExternal(agent: Agent, page: Page, element: Element, parserMade: boolean): void {
  const code = fetchScript(agent, page, element, parserMade);
  if (page.closed) return;
  if (code === null) {
    fire(agent, page, element, 'error');
    return;
  }
  runAs(agent, page, element, 'external', code);
  queueTask(agent, () => void fire(agent, page, element, 'load'));
}

function runAs(agent: Agent, page: Page, element: Element, how: 'inline' | 'external', code: string): void {
  const before = page.scriptElement;
  page.scriptElement = element;
  runCode(agent, page, how, code, how === 'inline' ? 'inline' : cutText(sourceOf(element) ?? '', 100));
  page.scriptElement = before;
}

/** A script inserted by the parser. */
export function runParserScript(agent: Agent, page: Page, element: Element): void {
  if (!runnable(page, element)) return;
  page.started.add(element);
  if (sourceOf(element) !== null) runExternal(agent, page, element, true);
  else if (!inlineBlocked(agent, page, element, true))
    runAs(agent, page, element, 'inline', scriptTextOf(element));
}

/** A script inserted by another script. Gives its text when the guest is to run it immediately. */
export function startInserted(agent: Agent, page: Page, element: Element): string | null {
  if (!runnable(page, element)) return null;
  page.started.add(element);
  if (sourceOf(element) !== null) {
    queueTask(agent, () => runExternal(agent, page, element, false));
    return null;
  }
  if (inlineBlocked(agent, page, element, false)) return null;
  noteScript(agent, page, 'inline', scriptTextOf(element));
  return scriptTextOf(element);
}
