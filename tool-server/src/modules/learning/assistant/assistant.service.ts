import { type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import type { AssistantAnswer, askAssistant, Citation } from '@drawbridge/contracts/learning';
import type { LabCard } from '@drawbridge/contracts/practice';
import type { Learner } from '../../../actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Parts } from '../../../platform/http/parts.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { readClosedLabs, readOpenCourses } from '../../kernel/grants/index.ts';
import { modelCallsOf, questionsOf } from './assistant.limits.ts';
import { createGuard, type Guard } from './guard/guard.ts';
import { findAskedLab, type LabSecrets } from './guard/lab-secrets.ts';
import type { Knowledge } from './knowledge.ts';
import type { ModelAnswerer } from './model/model-answerer.ts';
import { INSTRUCTIONS } from './model/prompt.ts';
import type { RuleService } from './rule.service.ts';
import { findChallenges } from './texts/challenge-index.ts';
import { extractAnswer } from './texts/extract-answer.ts';
import type { CourseTexts } from './texts/lessons.ts';
import { type FoundPassage, isKnown } from './texts/passage-index.ts';
import type { Passage } from './texts/passages.ts';

export type Question = ParsedInputOf<typeof askAssistant>;

export interface AssistantService {
  /** Throws `assistant_off`, `too_many_tries`, `upgrade_required`, and `*_not_found` for a context that does not exist. */
  ask(actor: Learner, question: Question, parts: Parts | undefined): Promise<AssistantAnswer>;
}

export interface AssistantDeps {
  database: Database;
  clock: Clock;
  texts: CourseTexts;
  readKnowledge: () => Knowledge;
  limits: Pick<Limits, 'check' | 'count'>;
  labs: {
    listCards(personId: PersonId): Promise<LabCard[]>;
    readExplained(personId: PersonId): Promise<ReadonlySet<string>>;
  };
  rule: Pick<RuleService, 'checkIsOn'>;
  /** The model. Without one, the course texts answer. */
  model: ModelAnswerer | undefined;
}

const MOST_FOUND = 6;
const MOST_NEAR = 3;

/** Steps of other labs tell a story; those that explain are read for any question. */
const EXPLAINS = /^(why|what)\b/i;
const isAbout = ({ part, source }: Passage, labId: string | undefined) =>
  part !== 'step' || source.lab_id === labId || EXPLAINS.test(source.heading ?? '');

/** The words under which the lessons have the flaw of a lab. */
const toFlaw = (card: LabCard | undefined) =>
  card
    ? [card.title, ...card.weaknesses.flatMap(({ id, name }) => [id, name]), ...card.topics].join(' ')
    : '';

export function createAssistantService(deps: AssistantDeps): AssistantService {
  const { database, clock, texts, readKnowledge, limits, labs, rule, model } = deps;

  function checkContext(
    { course_id, item_id, lab_id }: NonNullable<Question['context']>,
    secrets: readonly LabSecrets[],
  ) {
    if (course_id !== undefined && !texts.hasCourse(course_id)) throw problem('course_not_found');
    if (item_id !== undefined && (course_id === undefined || !texts.findItem(course_id, item_id)))
      throw problem('item_not_found');
    if (lab_id !== undefined && !secrets.some((lab) => lab.labId === lab_id)) throw problem('lab_not_found');
  }

  /** What of the texts the plan in force opens to a person. */
  async function readOpened(personId: PersonId): Promise<(source: Citation) => boolean> {
    const courses = await readOpenCourses(database.db, personId, clock.now());
    const closedLabs = await readClosedLabs(database.db, personId, clock.now());
    return ({ course_id, lab_id }) =>
      (course_id === undefined || courses.has(course_id)) &&
      (lab_id === undefined || !closedLabs.has(lab_id));
  }

  return {
    async ask(actor, { query, context = {} }, parts) {
      const mode = await rule.checkIsOn(actor.companyId);
      const { index, secrets } = readKnowledge();
      checkContext(context, secrets);
      await limits.check([questionsOf(actor.personId)]);

      const explained = await labs.readExplained(actor.personId);
      const locked = secrets.filter(({ labId }) => !explained.has(labId));
      const withheld = locked.find(({ labId }) => labId === context.lab_id) ?? findAskedLab(query, locked);
      const guard = createGuard(locked, withheld, INSTRUCTIONS);
      const cards = await labs.listCards(actor.personId);
      const isOpened = await readOpened(actor.personId);
      const { course_id, lab_id } = context;
      if (!isOpened({ title: '', course_id, lab_id })) throw problem('upgrade_required');

      // Of a lab that is still to be solved the flaw is explained.
      const asked = withheld
        ? `${query} ${toFlaw(cards.find(({ lab_id }) => lab_id === withheld.labId))}`
        : query;
      const search = (words: string) =>
        index.search(words, {
          most: MOST_FOUND,
          near: {
            courseId: context.course_id,
            itemId: context.item_id,
            labId: withheld?.labId ?? context.lab_id,
          },
          allows: (passage) =>
            isOpened(passage.source) &&
            isAbout(passage, withheld?.labId ?? context.lab_id) &&
            (passage.part !== 'solution' || explained.has(passage.source.lab_id ?? '')) &&
            passage.sentences.some((sentence) => guard.mayQuote(sentence, passage)),
        });
      const found = search(asked).filter(
        (one) => !withheld || one.passage.source.lab_id === withheld.labId || isKnown([one]),
      );

      const common = {
        challenges: findChallenges(query, cards),
        ...(withheld && { withheld: withheld.title }),
      };
      if (!withheld && !isKnown(found)) return { ...common, ...toUnknown(found) };
      const embedded = (): AssistantAnswer => ({
        ...common,
        ...answerFromTexts(asked, found, guard, index.weigh),
      });
      // A model may know a fix without any passage: about a lab that is still to be solved it is not asked.
      if (!model || mode !== 'model' || withheld) return embedded();
      const waits = await limits.count(database.db, modelCallsOf(actor.personId, actor.companyId));
      if (waits !== undefined) return { ...embedded(), model_left_out: 'limit' };
      const answered = await model.answer({ query, found, guard }, parts);
      if ('leftOut' in answered) return { ...embedded(), model_left_out: answered.leftOut };
      return { ...common, known: true, answered_by: 'model', ...answered };
    },
  };
}

function toUnknown(found: readonly FoundPassage[]) {
  const near = new Map(
    found.map(({ passage: { source } }) => [`${source.item_id} ${source.lab_id}`, source]),
  );
  return {
    known: false,
    answered_by: 'course texts' as const,
    answer: [],
    citations: [...near.values()].slice(0, MOST_NEAR),
  };
}

function answerFromTexts(
  query: string,
  found: readonly FoundPassage[],
  guard: Guard,
  weigh: (stem: string) => number,
) {
  const extract = extractAnswer(query, found, { weigh, mayQuote: guard.mayQuote });
  if (extract.answer.length === 0) return toUnknown(found);
  return { known: true, answered_by: 'course texts' as const, ...extract };
}
