import type { Citation } from '@drawbridge/contracts/learning';
import type { Lesson } from './lessons.ts';
import { readBlocks } from './read-blocks.ts';
import type { Sentence } from './sentences.ts';

/** What is searched and quoted: a few paragraphs below one heading. */
export interface Passage {
  id: string;
  /** Whose it is, as an answer cites it. */
  source: Citation;
  sentences: Sentence[];
  /** Searched and not quoted: code and tables. */
  extra: string;
  /** What the part of the course is called that it is in. */
  subject: string;
  /** The part of a lab: a step that every learner of it reads, or the explanation of its solution. */
  part?: 'step' | 'solution';
}

/** Words of a passage. A longer section is cut between its paragraphs. */
const MOST_WORDS = 220;
const FEW_WORDS = 60;

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
const countPassage = ({ sentences }: Pick<Passage, 'sentences'>) =>
  sentences.reduce((sum, { text }) => sum + countWords(text), 0);

type Draft = Pick<Passage, 'sentences' | 'extra'> & { heading: string; headingId: string };

function cutSections(html: string): Draft[] {
  const drafts: Draft[] = [];
  let current: Draft = { heading: '', headingId: '', sentences: [], extra: '' };
  const isEmpty = ({ sentences, extra }: Draft) => sentences.length === 0 && extra === '';
  function begin(heading: string, headingId: string) {
    if (!isEmpty(current)) drafts.push(current);
    current = { heading, headingId, sentences: [], extra: '' };
  }
  for (const block of readBlocks(html)) {
    if (block.kind === 'heading') begin(block.text, block.id);
    else if (block.kind === 'extra') current.extra += `${block.text}\n`;
    else {
      const words = countPassage(block);
      if (current.sentences.length > 0 && countPassage(current) + words > MOST_WORDS)
        begin(current.heading, current.headingId);
      current.sentences.push(...block.sentences);
    }
  }
  begin('', '');
  return drafts;
}

/** A short rest of a section is part of the passage before it. */
function joinRests(drafts: readonly Draft[]): Draft[] {
  const joined: Draft[] = [];
  for (const draft of drafts) {
    const last = joined.at(-1);
    if (last && last.headingId === draft.headingId && countPassage(draft) < FEW_WORDS) {
      last.sentences.push(...draft.sentences);
      last.extra += draft.extra;
    } else joined.push({ ...draft });
  }
  return joined;
}

/** The passages of a text under one source. */
export function toPassages(
  id: string,
  html: string,
  source: Citation,
  more: Partial<Pick<Passage, 'subject' | 'part'>> = {},
): Passage[] {
  return joinRests(cutSections(html)).map(({ heading, headingId, sentences, extra }, at) => ({
    id: `${id}/${at}`,
    source: { ...source, ...(headingId && { heading, heading_id: headingId }) },
    sentences,
    extra,
    subject: '',
    ...more,
  }));
}

export const toLessonPassages = (lesson: Lesson): Passage[] =>
  toPassages(
    `${lesson.courseId}/${lesson.itemId}`,
    lesson.html,
    {
      title: lesson.itemTitle,
      course_id: lesson.courseId,
      course_title: lesson.courseTitle,
      subject_id: lesson.subjectId,
      item_id: lesson.itemId,
    },
    { subject: lesson.subjectTitle },
  );
