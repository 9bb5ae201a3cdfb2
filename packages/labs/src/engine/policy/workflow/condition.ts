/**
 * The values that the condition of an `if` is evaluated with. Unknown parts count as true: an attacker will find the
 * case where they are.
 */
type Value = string | number | boolean | null | undefined;
export type ReadContext = (name: string) => Value;

const TOKEN =
  /\s*(?:('(?:[^']|'')*')|(\d+(?:\.\d+)?)|(&&|\|\||==|!=|<=|>=|!|<|>|\(|\)|,)|([A-Za-z_][\w-]*(?:\.[\w*-]+|\[\s*'[^']*'\s*\])*))/y;
const MAX_TOKENS = 400;

function readTokens(text: string): string[] | null {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const found = TOKEN.exec(text);
    if (found === null || tokens.length > MAX_TOKENS) return null;
    tokens.push(found[0].trim());
  }
  return tokens;
}

const truthy = (value: Value) =>
  value === undefined || (value !== '' && value !== 0 && value !== false && value !== null);
const same = (left: Value, right: Value) =>
  String(left ?? '').toLowerCase() === String(right ?? '').toLowerCase();

/** Evaluates `if: …` as far as it can be known. Returns undefined if it cannot be known. */
export function evaluate(condition: string, read: ReadContext): Value {
  const tokens = readTokens(condition.trim().replace(/^\$\{\{(.*)\}\}$/s, '$1'));
  if (tokens === null) return undefined;
  let at = 0;
  const take = (token: string) => tokens[at] === token && (at += 1) > 0;

  function call(name: string): Value {
    const args: Value[] = [];
    while (at < tokens!.length && !take(')')) {
      args.push(either());
      take(',');
    }
    const [first, second] = args;
    if (args.slice(0, 2).includes(undefined) && name !== 'always' && name !== 'success') return undefined;
    switch (name.toLowerCase()) {
      case 'contains':
        return String(first ?? '')
          .toLowerCase()
          .includes(String(second ?? '').toLowerCase());
      case 'startswith':
        return String(first ?? '')
          .toLowerCase()
          .startsWith(String(second ?? '').toLowerCase());
      case 'endswith':
        return String(first ?? '')
          .toLowerCase()
          .endsWith(String(second ?? '').toLowerCase());
      case 'always':
      case 'success':
        return true;
      case 'failure':
      case 'cancelled':
        return false;
      default:
        return undefined;
    }
  }

  function single(): Value {
    const token = tokens![at++];
    if (token === undefined) return undefined;
    if (token === '!') {
      const value = single();
      return value === undefined ? undefined : !truthy(value);
    }
    if (token === '(') {
      const value = either();
      take(')');
      return value;
    }
    if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'");
    if (/^\d/.test(token)) return Number(token);
    if (token === 'true' || token === 'false') return token === 'true';
    if (token === 'null') return null;
    if (take('(')) return call(token);
    return read(token.replace(/\[\s*'([^']*)'\s*\]/g, '.$1'));
  }

  function compared(): Value {
    let left = single();
    for (
      let op = tokens![at];
      op === '==' || op === '!=' || op === '<' || op === '>' || op === '<=' || op === '>=';
      op = tokens![at]
    ) {
      at += 1;
      const right = single();
      if (left === undefined || right === undefined || (op !== '==' && op !== '!=')) left = undefined;
      else left = same(left, right) === (op === '==');
    }
    return left;
  }

  function both(): Value {
    let left = compared();
    while (take('&&')) {
      const right = compared();
      if (left !== undefined && !truthy(left)) continue;
      left =
        left === undefined && right !== undefined && !truthy(right)
          ? false
          : right === undefined
            ? undefined
            : left === undefined
              ? undefined
              : right;
    }
    return left;
  }

  function either(): Value {
    let left = both();
    while (take('||')) {
      const right = both();
      if (left !== undefined && truthy(left)) continue;
      left = left === undefined ? (right !== undefined && truthy(right) ? right : undefined) : right;
    }
    return left;
  }

  return either();
}

/** Returns whether something with this condition runs. An unknown condition counts as true. */
export const holds = (condition: string, read: ReadContext) =>
  condition.trim() === '' || truthy(evaluate(condition, read));
