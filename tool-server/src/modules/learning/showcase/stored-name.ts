import { toEnding, UPLOAD_TYPES, type UploadType } from '@drawbridge/contracts/rules';

const MOST_CHARACTERS = 100;
/** Control characters, and those that turn the direction of the text: a name must read as it is. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;
/** Not allowed in names by one system or another. */
const UNUSABLE = /[<>:"|?*]/g;

/**
 * The name that a file is saved under: without folders, and with an ending of what it is, so that a text that was sent
 * as `run.bat` is opened as a text.
 */
export function toStoredName(name: string, type: UploadType): string {
  const own = name.split(/[/\\]/).at(-1) ?? '';
  const clean = own
    .replaceAll(UNSEEN, '')
    .replaceAll(UNUSABLE, '-')
    .replace(/^[\s.]+/, '')
    .replace(/[\s.]+$/, '');
  const { endings } = UPLOAD_TYPES[type];
  const ending = toEnding(clean);
  const isRight = endings.some((one) => one === ending);
  const base = isRight ? clean.slice(0, -ending.length - 1) : clean;
  const short = Array.from(base).slice(0, MOST_CHARACTERS).join('').trim();
  return `${short || 'write-up'}.${isRight ? ending : endings[0]}`;
}
