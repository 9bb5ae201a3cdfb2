// Plays frame.c with the choices of review.json, in a simulated memory. It notes what C calls undefined behavior, as a sanitizer
// would, and then does what a usual compiler and allocator do. Nothing to fix in this file.
const db = require('db');
const review = require('./review.json');

const NAME_MAX = 16;
const SAMPLES_MAX = 32;
const SLOTS = 4;
const SIZE = 88;
const SAMPLES = NAME_MAX;
const COUNT = SAMPLES + 2 * SAMPLES_MAX;

const memory = new Uint8Array(4096);
const rx = new Uint8Array(600);
const blocks = new Map();
const freed = [];
let top = 0;
const sensors = new Array(SLOTS).fill(null);
let current = null;

const undefinedBehavior = (what) => console.log(`undefined behavior: ${what}`);
const checkKeys = (value, keys, where) => {
  const other = Object.keys(value ?? {}).find((key) => !keys.includes(key));
  if (other !== undefined)
    throw new Error(`review.json: ${where} has no ${other}`);
};
checkKeys(review, ['about', 'A', 'B', 'C', 'D'], 'the review');
const choice = (place, most) => {
  checkKeys(review?.[place], ['in', 'lines', 'choice'], place);
  const chosen = review?.[place]?.choice;
  if (!Number.isInteger(chosen) || chosen < 0 || chosen > most)
    throw new Error(`review.json: the choice for ${place} is a number from 0 to ${most}`);
  return chosen;
};
const CHOSEN = { A: choice('A', 3), B: choice('B', 2), C: choice('C', 2), D: choice('D', 3) };

function allocate(what) {
  // Like most allocators: the block that was freed last is used first.
  const at = freed.length > 0 ? freed.pop() : top;
  if (at === top) top += SIZE;
  if (top > memory.length) return null;
  memory.fill(0, at, at + SIZE);
  const pointer = { at, what };
  blocks.set(at, pointer);
  return pointer;
}

function release(pointer) {
  if (pointer === null) return;
  if (blocks.get(pointer.at) !== pointer) undefinedBehavior('a block was freed twice');
  blocks.delete(pointer.at);
  if (!freed.includes(pointer.at)) freed.push(pointer.at);
}

// Every access through a pointer to a sensor.
function use(pointer) {
  if (blocks.get(pointer.at) !== pointer) undefinedBehavior('memory was used after it was freed');
  return pointer.at;
}

const readCount = (at) => memory[at + COUNT] + 256 * memory[at + COUNT + 1];
function writeCount(at, value) {
  memory[at + COUNT] = value & 255;
  memory[at + COUNT + 1] = (value >> 8) & 255;
}
const put = (at, value) => { if (at < memory.length) memory[at] = value; };

function setName(pointer, size) {
  const at = use(pointer);
  const len = rx[1];
  const tooLong = CHOSEN.A === 1 || CHOSEN.A === 3 ? len >= NAME_MAX : len > NAME_MAX;
  const pastFrame = CHOSEN.A >= 2 && len > size - 2;
  if (tooLong || pastFrame) return -1;
  if (len > size - 2) undefinedBehavior(`${len - (size - 2)} bytes were read after the end of the frame`);
  for (let i = 0; i < len; i++) put(at + i, rx[2 + i]);
  if (len >= NAME_MAX) undefinedBehavior('a byte was written after the end of name');
  put(at + len, 0);
  return 0;
}

function addSamples(pointer, size) {
  const at = use(pointer);
  const n = rx[1];
  const count = readCount(at);
  if (size - 2 < n * 2) return -1;
  const full = [((count + n) & 255) > SAMPLES_MAX, n > SAMPLES_MAX, n > SAMPLES_MAX - count][CHOSEN.B];
  if (full) return -1;
  if (count + n > SAMPLES_MAX) undefinedBehavior(`${count + n - SAMPLES_MAX} samples were written after the end of samples`);
  for (let i = 0; i < n; i++) {
    put(at + SAMPLES + 2 * (count + i), rx[3 + 2 * i]);
    put(at + SAMPLES + 2 * (count + i) + 1, rx[2 + 2 * i]);
  }
  writeCount(at, count + n);
  return 0;
}

function dropSamples(pointer, n) {
  const at = use(pointer);
  const count = readCount(at);
  if (n > count) return -1;
  const bytes = CHOSEN.C === 2 ? count - n : (count - n) * 2;
  if (CHOSEN.C === 1 && n * 2 < bytes) undefinedBehavior('memcpy was given two areas that overlap');
  memory.copyWithin(at + SAMPLES, at + SAMPLES + 2 * n, at + SAMPLES + 2 * n + bytes);
  writeCount(at, count - n);
  return 0;
}

function forget(slot) {
  if (CHOSEN.D >= 2 && current === sensors[slot]) current = null;
  release(sensors[slot]);
  if (CHOSEN.D === 1 || CHOSEN.D === 3) sensors[slot] = null;
  return 0;
}

function report(slot, lines) {
  if (sensors[slot] === null) return -1;
  const at = use(sensors[slot]);
  const bytes = memory.slice(at, at + NAME_MAX);
  const end = bytes.indexOf(0);
  lines.push(Buffer.from(end < 0 ? bytes : bytes.slice(0, end)).toString('latin1'));
  return 0;
}

function newLink() {
  const pointer = allocate('link');
  if (pointer === null) return -1;
  Buffer.from(db.get("SELECT value FROM settings WHERE name = 'radio_key'").value).forEach((byte, i) => put(pointer.at + i, byte));
  return 0;
}

// One frame, in hexadecimal. Returns the result and the lines that were sent.
function handleFrame(hex) {
  const frame = Buffer.from(hex, 'hex').slice(0, rx.length);
  rx.set(frame);
  const lines = [];
  const run = () => {
    if (frame.length < 2) return -1;
    const slot = rx[1] % SLOTS;
    switch (rx[0]) {
      case 1:
        if (sensors[slot] === null) sensors[slot] = allocate('sensor');
        current = sensors[slot];
        return current === null ? -1 : 0;
      case 2: return current === null ? -1 : setName(current, frame.length);
      case 3: return current === null ? -1 : addSamples(current, frame.length);
      case 4: return current === null ? -1 : dropSamples(current, rx[1]);
      case 5: return forget(slot);
      case 6: return report(slot, lines);
      case 7: return newLink();
      default: return -1;
    }
  };
  return { result: run(), lines };
}

const samplesOf = (slot) => {
  if (sensors[slot] === null) return [];
  const { at } = sensors[slot];
  return Array.from({ length: Math.min(readCount(at), SAMPLES_MAX) }, (_, i) => memory[at + SAMPLES + 2 * i] + 256 * memory[at + SAMPLES + 2 * i + 1]);
};

module.exports = { handleFrame, samplesOf };
