import { toBuildWorld } from '../../../engine/policy/docker/world.ts';
import type { CheatSubmission, GeneralCheat } from '../cheat.ts';
import { toFileKind } from './file-kind.ts';
import type { PolicyMaterial } from './material.ts';

const SPELLINGS: Readonly<Record<string, (secret: string) => string>> = {
  base64: (secret) => Buffer.from(secret).toString('base64'),
  'base64 behind one of its characters': (secret) => Buffer.from(`b${secret}`).toString('base64'),
  'base64 behind two of its characters': (secret) => Buffer.from(`by${secret}`).toString('base64'),
  hexadecimal: (secret) => Buffer.from(secret).toString('hex'),
  backwards: (secret) => Array.from(secret).reverse().join(''),
};

/** Whoever gets a secret in any spelling has it. */
export const secretsEncoded: GeneralCheat<PolicyMaterial> = {
  id: 'secrets-encoded',
  what: 'fixes the rest, and writes a secret into the image in another spelling',
  improve:
    'look for the spellings of each secret as well: base64 behind any number of characters, hexadecimal, backwards',
  submissions: ({ pack, solved }) =>
    solved
      .filter(({ path }) => toFileKind(path) === 'dockerfile')
      .flatMap((file) =>
        toBuildWorld(pack.seed.world).secrets.flatMap(({ id, value }) =>
          Object.entries(SPELLINGS).map(
            ([spelling, spell]): CheatSubmission => ({
              name: `${id}, ${spelling}`,
              files: solved.map((other) =>
                other === file
                  ? { ...file, text: `${file.text.trimEnd()}\nLABEL note="${spell(value)}"\n` }
                  : other,
              ),
            }),
          ),
        ),
      ),
};
