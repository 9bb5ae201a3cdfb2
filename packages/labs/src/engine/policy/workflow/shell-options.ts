/** What a shell was told to do when a command fails. */
export interface ShellOptions {
  stopsAtFailure: boolean;
  /** Whether a pipe fails with any of its commands, and not only with the last. */
  pipeFails: boolean;
  /** A command of the script: `set` may change both. */
  read(words: readonly string[]): void;
}

/** The options that a step's shell begins with. GitHub adds -e to a shell that is only named. */
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
