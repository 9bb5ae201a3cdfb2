import { describe, expect, it } from 'vitest';
import { toSystemCallFilter } from './seccomp.ts';

const LOAD = 0x20;
const JUMP_EQUAL = 0x15;
const RETURN = 0x06;
const ALLOW = 0x7fff_0000;

/** Runs the filter on one call, as the kernel does. */
function decide(filter: Buffer, call: { machine: number; number: number; argument?: number }): number {
  const data: Record<number, number> = { 0: call.number, 4: call.machine, 16: call.argument ?? 0 };
  let loaded = 0;
  for (let at = 0; at * 8 < filter.length; at += 1) {
    const code = filter.readUInt16LE(at * 8);
    const value = filter.readUInt32LE(at * 8 + 4);
    if (code === RETURN) return value;
    if (code === LOAD) loaded = data[value] ?? 0;
    else {
      const holds = code === JUMP_EQUAL ? loaded === value : (loaded & value) !== 0;
      at += filter.readUInt8(at * 8 + (holds ? 2 : 3));
    }
  }
  throw new Error('the filter has no end');
}

const X64 = 0xc000_003e;
const ARM64 = 0xc000_00b7;

describe('P15 system calls of a grader process', () => {
  const filter = toSystemCallFilter('x64') ?? Buffer.alloc(0);
  const ask = (number: number, argument?: number) =>
    decide(filter, { machine: X64, number, ...(argument === undefined ? {} : { argument }) });

  it.each([
    ['read', 0],
    ['mmap', 9],
    ['futex', 202],
    ['exit_group', 231],
  ])('the call %s is allowed', (_name, number) => {
    expect(ask(number)).toBe(ALLOW);
  });

  it.each([
    ['socket', 41],
    ['connect', 42],
    ['fork', 57],
    ['vfork', 58],
    ['kill', 62],
    ['ptrace', 101],
    ['mount', 165],
    ['keyctl', 250],
    ['unshare', 272],
    ['bpf', 321],
    ['io_uring_setup', 425],
    ['clone3', 435],
    ['memfd_create', 319],
    ['a call of the 32-bit table of x32', 0x4000_0000],
  ])('the call %s fails as if the kernel did not have it', (_name, number) => {
    expect(ask(number)).toBe(0x0005_0000 | 38);
  });

  it('clone creates threads, and no processes', () => {
    const THREAD = 0x003d_0f00;
    const PROCESS = 0x0120_0011;
    expect([ask(56, THREAD), ask(56, PROCESS)]).toEqual([ALLOW, 0x0005_0000 | 1]);
  });

  it('a call with the numbers of another machine ends the process', () => {
    expect(decide(filter, { machine: 0x4000_0003, number: 1 })).toBe(0x8000_0000);
  });

  it('calls are filtered on arm64 too, and the filter says when it has no numbers', () => {
    const arm = toSystemCallFilter('arm64') ?? Buffer.alloc(0);
    expect(decide(arm, { machine: ARM64, number: 63 })).toBe(ALLOW);
    expect(decide(arm, { machine: ARM64, number: 198 })).toBe(0x0005_0000 | 38);
    expect(toSystemCallFilter('riscv64')).toBeUndefined();
  });
});
