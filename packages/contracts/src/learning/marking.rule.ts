/** What the server returns for a marked item. @see DATA-17 */
export interface MarkReply {
  feedback: boolean;
  completed: boolean;
  badge?: string | undefined;
}

/** What the page does after an item was marked. */
export interface AfterMark {
  /** True when the course asks for feedback before anything else. */
  asksFeedback: boolean;
  /**
   * Where the learner is taken, after the feedback if it is asked for. `nowhere`: the page stays and offers the next
   * step.
   */
  leadsTo: 'completion' | 'badge' | 'nowhere';
  /** True when a link to the end of the course is offered once the feedback is closed. */
  offersCompletion: boolean;
}

const after = (
  leadsTo: AfterMark['leadsTo'],
  { asksFeedback = false, offersCompletion = false } = {},
): AfterMark => ({ asksFeedback, leadsTo, offersCompletion });

const FEEDBACK = { asksFeedback: true };

/** Keyed by feedback, completed and badge: `1` if the reply has it. @see PLAYER-20..PLAYER-25, CX-16 */
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

/** Selects one of the eight outcomes for a reply. An empty badge does not count. */
export function toAfterMark({ feedback, completed, badge }: MarkReply): AfterMark {
  const key = [feedback, completed, Boolean(badge)].map(Number).join('');
  return ANSWERS[key] ?? after('nowhere');
}
