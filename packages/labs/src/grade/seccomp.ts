/**
 * The system calls a grader process may make, as a filter program of the kernel (classic BPF). All others answer
 * ENOSYS, as on an older kernel: no sockets, no new processes, no io_uring, no mounts, no tracing, no keys, no BPF.
 * Numbers are those of linux/unistd.h: x86-64, and the generic table of arm64 (null where it has none).
 */
const ALLOWED: readonly (readonly [name: string, x64: number, arm64: number | null])[] = [
  ['read', 0, 63],
  ['write', 1, 64],
  ['readv', 19, 65],
  ['writev', 20, 66],
  ['pread64', 17, 67],
  ['close', 3, 57],
  ['fstat', 5, 80],
  ['newfstatat', 262, 79],
  ['lseek', 8, 62],
  ['mmap', 9, 222],
  ['mprotect', 10, 226],
  ['munmap', 11, 215],
  ['mremap', 25, 216],
  ['brk', 12, 214],
  ['madvise', 28, 233],
  ['rt_sigaction', 13, 134],
  ['rt_sigprocmask', 14, 135],
  ['rt_sigreturn', 15, 139],
  ['sigaltstack', 131, 132],
  ['ioctl', 16, 29],
  ['access', 21, null],
  ['faccessat', 269, 48],
  ['faccessat2', 439, 439],
  ['open', 2, null],
  ['openat', 257, 56],
  ['readlink', 89, null],
  ['readlinkat', 267, 78],
  ['getdents64', 217, 61],
  ['stat', 4, null],
  ['lstat', 6, null],
  ['statx', 332, 291],
  ['getcwd', 79, 17],
  ['fcntl', 72, 25],
  ['dup', 32, 23],
  ['dup3', 292, 24],
  ['pipe2', 293, 59],
  ['eventfd2', 290, 19],
  ['epoll_create1', 291, 20],
  ['epoll_ctl', 233, 21],
  ['epoll_wait', 232, null],
  ['epoll_pwait', 281, 22],
  ['poll', 7, null],
  ['ppoll', 271, 73],
  ['sched_yield', 24, 124],
  ['nanosleep', 35, 101],
  ['clock_nanosleep', 230, 115],
  ['clock_gettime', 228, 113],
  ['clock_getres', 229, 114],
  ['gettimeofday', 96, 169],
  ['getpid', 39, 172],
  ['gettid', 186, 178],
  ['getppid', 110, 173],
  ['getuid', 102, 174],
  ['geteuid', 107, 175],
  ['getgid', 104, 176],
  ['getegid', 108, 177],
  ['uname', 63, 160],
  ['sysinfo', 99, 179],
  ['getrusage', 98, 165],
  ['getrandom', 318, 278],
  ['futex', 202, 98],
  ['set_robust_list', 273, 99],
  ['set_tid_address', 218, 96],
  ['rseq', 334, 293],
  ['prctl', 157, 167],
  ['arch_prctl', 158, null],
  ['prlimit64', 302, 261],
  ['getrlimit', 97, 163],
  ['sched_getaffinity', 204, 123],
  ['sched_getscheduler', 145, 120],
  ['sched_getparam', 143, 121],
  ['capget', 125, 90],
  ['exit', 60, 93],
  ['exit_group', 231, 94],
  ['tgkill', 234, 131],
  ['wait4', 61, 260],
  ['restart_syscall', 219, 128],
  ['membarrier', 324, 283],
  // Bubblewrap starts the grader with it. Without new processes it can only replace the grader by itself.
  ['execve', 59, 221],
  // What a socket that was inherited needs: the channel to the server is one.
  ['getsockopt', 55, 209],
  ['getsockname', 51, 204],
  ['recvmsg', 47, 212],
  ['sendmsg', 46, 211],
  ['shutdown', 48, 210],
];

const MACHINES = {
  x64: { audit: 0xc000_003e, column: 1, clone: 56 },
  arm64: { audit: 0xc000_00b7, column: 2, clone: 220 },
} as const;

const LOAD = 0x20;
const JUMP_EQUAL = 0x15;
const JUMP_SET = 0x45;
const RETURN = 0x06;

/** Offsets in the kernel's `struct seccomp_data`. */
const NUMBER = 0;
const MACHINE = 4;
const FIRST_ARGUMENT = 16;

const KILL = 0x8000_0000;
const ALLOW = 0x7fff_0000;
const FAIL = 0x0005_0000;
const EPERM = 1;
const ENOSYS = 38;
const CLONE_THREAD = 0x0001_0000;

type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, value: number];

/** Returns the filter for `bwrap --seccomp`. Undefined for a machine whose numbers are not known here. */
export function toSystemCallFilter(arch: string): Buffer | undefined {
  if (arch !== 'x64' && arch !== 'arm64') return undefined;
  const { audit, column, clone } = MACHINES[arch];
  const program: Instruction[] = [
    [LOAD, 0, 0, MACHINE],
    [JUMP_EQUAL, 1, 0, audit],
    [RETURN, 0, 0, KILL],
    [LOAD, 0, 0, NUMBER],
    // A thread, never a process. `clone3` passes its flags where no filter can read them: it fails, and libc clones.
    [JUMP_EQUAL, 0, 4, clone],
    [LOAD, 0, 0, FIRST_ARGUMENT],
    [JUMP_SET, 0, 1, CLONE_THREAD],
    [RETURN, 0, 0, ALLOW],
    [RETURN, 0, 0, FAIL | EPERM],
    ...ALLOWED.flatMap((row): Instruction[] => {
      const number = row[column];
      return number === null
        ? []
        : [
            [JUMP_EQUAL, 0, 1, number],
            [RETURN, 0, 0, ALLOW],
          ];
    }),
    [RETURN, 0, 0, FAIL | ENOSYS],
  ];
  const bytes = Buffer.alloc(program.length * 8);
  for (const [at, [code, ifTrue, ifFalse, value]] of program.entries()) {
    bytes.writeUInt16LE(code, at * 8);
    bytes.writeUInt8(ifTrue, at * 8 + 2);
    bytes.writeUInt8(ifFalse, at * 8 + 3);
    bytes.writeUInt32LE(value >>> 0, at * 8 + 4);
  }
  return bytes;
}
