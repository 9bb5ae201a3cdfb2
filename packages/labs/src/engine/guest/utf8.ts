/**
 * Guest source: texts and bytes in UTF-8, for apps, tests and pages. What cannot be read becomes U+FFFD as in the
 * Encoding standard: one for each longest beginning of a character, so a byte that begins another one is read again.
 * - `afterFirst` says how many bytes follow the first one of a character, and between which values the second one is.
 * - `readUtf8` gives the text, and how many bytes it was read from: fewer than all where more may follow and the last
 *   character is cut.
 */
export const UTF8 = String.raw`
function toUtf8(value) {
  const out = [];
  for (const sign of value) {
    const point = sign.codePointAt(0);
    const code = point >= 0xd800 && point < 0xe000 ? 0xfffd : point;
    if (code < 0x80) out.push(code);
    else if (code < 0x800) out.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) out.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else out.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return out;
}

function afterFirst(first) {
  if (first >= 0xc2 && first < 0xe0) return [1, 0x80, 0xbf];
  if (first >= 0xe0 && first < 0xf0) return [2, first === 0xe0 ? 0xa0 : 0x80, first === 0xed ? 0x9f : 0xbf];
  if (first >= 0xf0 && first < 0xf5) return [3, first === 0xf0 ? 0x90 : 0x80, first === 0xf4 ? 0x8f : 0xbf];
  return [0, 0, 0];
}

function readUtf8(bytes, onInvalid, mayFollow) {
  let out = '';
  let at = 0;
  while (at < bytes.length) {
    const start = at;
    const first = bytes[at++];
    if (first < 0x80) { out += String.fromCharCode(first); continue; }
    const [more, lowest, highest] = afterFirst(first);
    let code = first & (0x3f >> more);
    let left = more;
    for (; left > 0 && at < bytes.length; left--) {
      const [low, high] = left === more ? [lowest, highest] : [0x80, 0xbf];
      if (bytes[at] < low || bytes[at] > high) break;
      code = (code << 6) | (bytes[at++] & 63);
    }
    if (more > 0 && left === 0) out += String.fromCodePoint(code);
    else if (mayFollow && left > 0 && at === bytes.length) return { out, used: start };
    else out += onInvalid();
  }
  return { out, used: at };
}

const fromUtf8 = (bytes) => readUtf8(bytes, () => '\ufffd', false).out;

class TextEncoder {
  get encoding() { return 'utf-8'; }
  encode(value = '') { return Uint8Array.from(toUtf8(text(value))); }
  encodeInto(value, target) {
    let read = 0, written = 0;
    for (const sign of text(value)) {
      const bytes = toUtf8(sign);
      if (written + bytes.length > target.length) break;
      target.set(bytes, written);
      read += sign.length;
      written += bytes.length;
    }
    return { read, written };
  }
}

const UTF8_LABELS = ['utf-8', 'utf8', 'unicode-1-1-utf-8'];

function toBytes(value) {
  if (value === undefined) return new Uint8Array();
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  const error = new TypeError('The "input" argument must be an ArrayBuffer or a view of one');
  error.code = 'ERR_INVALID_ARG_TYPE';
  throw error;
}

function refuseBytes() {
  const error = new TypeError('The encoded data was not valid for encoding utf-8');
  error.code = 'ERR_ENCODING_INVALID_ENCODED_DATA';
  throw error;
}

class TextDecoder {
  #held = [];
  #isBegun = false;
  constructor(label = 'utf-8', { fatal = false, ignoreBOM = false } = {}) {
    if (!UTF8_LABELS.includes(text(label).trim().toLowerCase())) {
      const error = new RangeError('The "' + label + '" encoding is not supported');
      error.code = 'ERR_ENCODING_NOT_SUPPORTED';
      throw error;
    }
    this.encoding = 'utf-8';
    this.fatal = Boolean(fatal);
    this.ignoreBOM = Boolean(ignoreBOM);
  }
  decode(input, { stream = false } = {}) {
    const bytes = [...this.#held, ...toBytes(input)];
    const isBegun = this.#isBegun;
    this.#held = [];
    this.#isBegun = false;
    const { out, used } = readUtf8(bytes, this.fatal ? refuseBytes : () => '\ufffd', stream);
    if (stream) {
      this.#held = bytes.slice(used);
      this.#isBegun = isBegun || out !== '';
    }
    return !this.ignoreBOM && !isBegun && out.startsWith('\ufeff') ? out.slice(1) : out;
  }
}
globalThis.TextEncoder = TextEncoder;
globalThis.TextDecoder = TextDecoder;
`;
