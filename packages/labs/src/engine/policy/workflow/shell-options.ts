/** The options of a shell for the failure of a command. */
export interface ShellOptions {
  stopsAtFailure: boolean;
  /** True when a pipe fails if any of its commands fails, and not only the last. */
  pipeFails: boolean;
  /** Reads a command of the script, because `set` may change both options. */
  read(words: readonly string[]): void;
}

/** Returns the options that a step's shell begins with. GitHub adds -e to a shell that is only named. */
export function createOptions(shell: string): ShellOptions {
  const options: ShellOptions = {
    stopsAtFailure: !shell.includes(' ') || / -\w*e/.test(shell),
    pipeFails: shell.includes('pipefail'),
    read([name, ...words]) {
      if (name !== 'set') return;
      for (const [index, word] of words.entries()) {
        const isOn = word.startsWith('-');
        const named = /^[-+]\w*o$/.test(word) ? words[index + 1] : undefined;
        if (/^[-+]\w*e/.test(word) || named === 'errexit') options.stopsAtFailure = isOn;
        if (named === 'pipefail') options.pipeFails = isOn;
      }
    },
  };
  return options;
}
