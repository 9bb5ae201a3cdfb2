/** What the server says of a marked item. @see DATA-17 */
export interface MarkReply {
  feedback: boolean;
  completed: boolean;
  badge?: string | undefined;
}

/** What the page does after an item was marked. */
export interface AfterMark {
  /** The course asks what the learner thinks of it, before anything else. */
  asksFeedback: boolean;
  /** Where the learner is taken: after the feedback, if it is asked. Nowhere: the page stays and offers the way on. */
  leadsTo: 'completion' | 'badge' | 'nowhere';
  /** A link to the end of the course is offered once the feedback is closed. */
  offersCompletion: boolean;
}

const after = (
  leadsTo: AfterMark['leadsTo'],
  { asksFeedback = false, offersCompletion = false } = {},
): AfterMark => ({ asksFeedback, leadsTo, offersCompletion });

const FEEDBACK = { asksFeedback: true };

/** By feedback, completed and badge, each `1` where the reply has it. @see PLAYER-20..PLAYER-25, CX-16 */
const ANSWERS: Readonly<Record<string, AfterMark>> = {
  '000': after('nowhere'),
  '100': after('nowhere', FEEDBACK),
  '010': after('completion'),
  '001': after('badge'),
  '110': after('nowhere', { asksFeedback: true, offersCompletion: true }),
  '101': after('badge', FEEDBACK),
  '011': after('badge'),
  '111': after('badge', FEEDBACK),
};

/** The one of the eight answers to marking that a reply asks for. An empty badge does not count. */
export function toAfterMark({ feedback, completed, badge }: MarkReply): AfterMark {
  const key = [feedback, completed, Boolean(badge)].map(Number).join('');
  return ANSWERS[key] ?? after('nowhere');
}
