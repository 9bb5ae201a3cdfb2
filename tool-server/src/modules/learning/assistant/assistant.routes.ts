import {
  askAssistant,
  getAssistant,
  getAssistantRule,
  gradeAiQuiz,
  setAssistantRule,
  startAiQuiz,
} from '@drawbridge/contracts/learning';
import type { Learner, PortalActor } from '../../../actor.ts';
import { type Call, type Route, serve } from '../../../platform/http/api.ts';
import type { AssistantService } from './assistant.service.ts';
import type { AiQuizService } from './quiz/ai-quiz.service.ts';
import type { RuleService } from './rule.service.ts';

export function toAssistantRoutes(deps: {
  assistant: AssistantService;
  rule: RuleService;
  quizzes: AiQuizService;
}): (Route<Learner> | Route<PortalActor>)[] {
  const { assistant, rule, quizzes } = deps;
  return [
    serve(askAssistant, ({ input, actor, parts }: Call<typeof askAssistant, Learner>) =>
      assistant.ask(actor, input, parts),
    ),
    serve(getAssistant, async ({ actor }: Call<typeof getAssistant, Learner>) => ({
      is_on: (await rule.readMode(actor.companyId)) !== 'off',
    })),
    serve(startAiQuiz, ({ input, actor }: Call<typeof startAiQuiz, Learner>) =>
      quizzes.start(actor, { courseId: input.event_id, itemId: input.item_id }),
    ),
    serve(gradeAiQuiz, ({ input, actor }: Call<typeof gradeAiQuiz, Learner>) =>
      quizzes.submit(actor.personId, input),
    ),
    serve(getAssistantRule, ({ actor }: Call<typeof getAssistantRule, PortalActor>) => rule.read(actor)),
    serve(
      setAssistantRule,
      async ({ input, actor, address, userAgent }: Call<typeof setAssistantRule, PortalActor>) => {
        await rule.write(actor, input.mode, { address, userAgent });
        return {};
      },
    ),
  ];
}
