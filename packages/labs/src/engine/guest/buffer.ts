/**
 * Guest source: bytes. A small `Buffer` like Node's, with the encodings labs use, and base64 under the browser's names.
 */
export const BUFFER = String.raw`
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function fromBase64(value) {
  const out = [];
  let bits = 0, held = 0;
  for (const sign of value.replace(/-/g, '+').replace(/_/g, '/')) {
    const index = BASE64.indexOf(sign);
    if (index < 0) continue;
    held = ((held << 6) | index) & 0xffffff;
    bits += 6;
    if (bits >= 8) { bits -= 8; out.push((held >> bits) & 255); }
  }
  return out;
}

function toBase64(bytes, url) {
  let out = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a, b, c] = [bytes[at], bytes[at + 1], bytes[at + 2]];
    out += BASE64[a >> 2] + BASE64[((a & 3) << 4) | ((b || 0) >> 4)];
    if (b !== undefined) out += BASE64[((b & 15) << 2) | ((c || 0) >> 6)];
    if (c !== undefined) out += BASE64[c & 63];
  }
  if (url) return out.replace(/\+/g, '-').replace(/\//g, '_');
  return out + '='.repeat((4 - (out.length % 4)) % 4);
}

const toHexPairs = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHexPairs = (value) => (value.match(/[0-9a-f]{2}/gi) || []).map((pair) => Number.parseInt(pair, 16));

class Buffer extends Uint8Array {
  static from(value, encoding = 'utf8') {
    if (typeof value !== 'string') return super.from(value);
    if (encoding === 'hex') return super.from(fromHexPairs(value));
    if (encoding === 'base64' || encoding === 'base64url') return super.from(fromBase64(value));
    if (encoding === 'latin1' || encoding === 'binary' || encoding === 'ascii') return super.from(Array.from(value, (sign) => sign.charCodeAt(0) & 255));
    return super.from(toUtf8(value));
  }
  static alloc(length, fill = 0) { return new Buffer(length).fill(fill); }
  static isBuffer(value) { return value instanceof Buffer; }
  static byteLength(value, encoding) { return Buffer.from(value, encoding).length; }
  static concat(list) { return Buffer.from(list.flatMap((part) => Array.from(part))); }
  static compare(left, right) { return left.toString('hex') < right.toString('hex') ? -1 : left.equals(right) ? 0 : 1; }
  toString(encoding = 'utf8') {
    if (encoding === 'hex') return toHexPairs(this);
    if (encoding === 'base64') return toBase64(this, false);
    if (encoding === 'base64url') return toBase64(this, true);
    if (encoding === 'latin1' || encoding === 'binary' || encoding === 'ascii') return Array.from(this, (byte) => String.fromCharCode(byte)).join('');
    return fromUtf8(this);
  }
  toJSON() { return { type: 'Buffer', data: Array.from(this) }; }
  equals(other) { return this.length === other.length && this.every((byte, index) => byte === other[index]); }
}
globalThis.Buffer = Buffer;
globalThis.btoa = (value) => Buffer.from(text(value), 'latin1').toString('base64');
globalThis.atob = (value) => Buffer.from(text(value), 'base64').toString('latin1');
builtins.set('buffer', { Buffer });
builtins.set('util', { TextEncoder, TextDecoder });
`;
