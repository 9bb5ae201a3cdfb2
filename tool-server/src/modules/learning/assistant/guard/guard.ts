import { toLatin } from '../../../../platform/text/look-alikes.ts';
import type { Passage } from '../texts/passages.ts';
import type { Sentence } from '../texts/sentences.ts';
import { toWords } from '../texts/words.ts';
import { createFindAny } from './find-any.ts';
import { type LabSecrets, SHORTEST_LINE } from './lab-secrets.ts';
import { toNormal, toReadings } from './normal-text.ts';

/** What may leave the server in an answer to one learner. */
export interface Guard {
  /** The lab whose fix was asked for before it may be told. */
  withheld: LabSecrets | undefined;
  /** True for a text that has a flag, or a line of a solution or hint that the learner may not read yet. */
  isSecret(text: string): boolean;
  /** Returns whether a sentence of a passage may be quoted. */
  mayQuote(sentence: Sentence, passage: Passage): boolean;
}

const FLAG = /f\s*l\s*a\s*g[\s\u200B-\u200D]*[{([<]\s*[^\s})\]>]/i;
/** A flag without its brackets: 26 of its letters. See `createFlag`. */
const BARE_FLAG = /flag[a-km-np-z2-9]{26}/;

/** An answer leads to lessons and to nothing else: a sentence with an address is not quoted, whoever wrote it. */
const ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/\S|\bwww\.\S/i;

/** Sentences that say what to do about a flaw. */
const TELLS_FIX =
  /\b(fix(es|ed|ing)?|repair(s|ed)?|solution|remedy|mitigat\w+|prevent\w*|instead|rather than|must|should|never (build|put|pass|use|let|trust)|always|make sure|ensure|replac\w+|use (a|an|the|it)|prefer|bind(s|ing)?|bound|placeholders?|parameteri[sz]\w+|prepared|allow-?list\w*|escap(e|es|ed|ing)|encod(e|es|ed|ing)|validat\w+|sanit\w+|check(s|ed)? (that|whether|the)|compare[sd]?|reject\w*|refus\w+|restrict\w*|least privilege|safe(ly)?)\b/i;
const IS_FIX_HEADING =
  /\b(fix\w*|repair\w*|prov\w+|prevent\w*|defen[cs]\w*|better|instead|rules?|cheat sheet|checklist)\b/i;

/**
 * @param locked what this learner may not be told
 * @param withheld the lab that the question is about, when it is among them: its flaw is explained, and no fix
 * @param phrases further texts that never leave, such as our instructions to a model
 */
export function createGuard(
  locked: readonly LabSecrets[],
  withheld: LabSecrets | undefined,
  phrases: readonly string[] = [],
): Guard {
  const lines = [...new Set([...locked.flatMap((lab) => lab.lines), ...phrases.map(toNormal)])];
  const hasLine = createFindAny(lines, SHORTEST_LINE);

  function isSecret(text: string): boolean {
    return toReadings(text).some((reading) => {
      const normal = toNormal(reading);
      return FLAG.test(toLatin(reading)) || BARE_FLAG.test(normal) || hasLine(normal);
    });
  }

  return {
    withheld,
    isSecret,
    mayQuote({ text, isInFix }, { source, part }) {
      // The steps of a lab lead up to its fix.
      const ofLab = part === 'step' ? locked.find(({ labId }) => labId === source.lab_id) : undefined;
      const lab = withheld ?? ofLab;
      if (lab) {
        if (isInFix || TELLS_FIX.test(text) || IS_FIX_HEADING.test(source.heading ?? '')) return false;
        if (toWords(text).some((word) => lab.names.has(word))) return false;
      }
      return !ADDRESS.test(text) && !isSecret(text);
    },
  };
}
