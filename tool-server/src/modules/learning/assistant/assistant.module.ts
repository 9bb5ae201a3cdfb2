import type { Catalogue } from '@drawbridge/content';
import type { PersonId } from '@drawbridge/contracts';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { EventBus } from '../../../events.ts';
import type { ServerModule } from '../../../module.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { createOutgoing, type Outgoing, type OutgoingLimit } from '../../../platform/http/send.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Config } from '../../../settings/config.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { modelCallsOf } from './assistant.limits.ts';
import { toAssistantRoutes } from './assistant.routes.ts';
import { type AssistantDeps, createAssistantService } from './assistant.service.ts';
import { createGuard } from './guard/guard.ts';
import { createKnowledge } from './knowledge.ts';
import { createModelAnswerer } from './model/model-answerer.ts';
import { createModelClient, type ModelClient } from './model/model-client.ts';
import { INSTRUCTIONS } from './model/prompt.ts';
import { createAiQuizService } from './quiz/ai-quiz.service.ts';
import { moveAttempts, moveAttemptsBack } from './quiz/ai-quiz.store.ts';
import { createWriteQuestions, QUIZ_INSTRUCTIONS, type WriteQuestions } from './quiz/model-questions.ts';
import { createRuleService } from './rule.service.ts';
import { createCourseTexts } from './texts/lessons.ts';

export interface AssistantModule extends ServerModule {
  /** Moves submitted attempts to another person; `moveBack` gives back those that came from `to`. */
  attempts: {
    move(tx: Tx, from: PersonId, to: PersonId): Promise<void>;
    moveBack(tx: Tx, from: PersonId, to: PersonId): Promise<void>;
  };
}

interface Deps {
  config: Pick<Config, 'ai' | 'mode' | 'outgoingPorts'>;
  database: Database;
  catalogue: Catalogue;
  labs: readonly LoadedLab[];
  events: EventBus;
  clock: Clock;
  log: Log;
  limits: Pick<Limits, 'check' | 'count'>;
  audit: Audit;
  outgoingLimit?: OutgoingLimit;
  labWork: AssistantDeps['labs'];
}

const NO_QUESTIONS: WriteQuestions = () => Promise.resolve([]);

/** Calls the host of the configured address, on a private network too: the operator named it. @see AI_URL */
function createModelOutgoing({ config, outgoingLimit }: Deps, url: string): Outgoing {
  const { hostname, port } = new URL(url);
  return createOutgoing({
    allowInner: config.mode !== 'production',
    ports: [...config.outgoingPorts, ...(port === '' ? [] : [Number(port)])],
    privateHosts: { hosts: [hostname.replace(/^\[|\]$/g, '')], networks: [] },
    userAgent: 'Drawbridge assistant',
    ...(outgoingLimit ? { limit: outgoingLimit } : {}),
  });
}

export function createAssistant(deps: Deps): AssistantModule {
  const { config, database, labWork, limits, log } = deps;
  const texts = createCourseTexts(deps.catalogue);
  const readKnowledge = createKnowledge(texts, deps.labs);
  const outgoing = config.ai && createModelOutgoing(deps, config.ai.url);
  const client = config.ai && outgoing && createModelClient({ ...config.ai, send: outgoing.send });
  const rule = createRuleService({ ...deps, hasModel: client !== undefined });

  const assistant = createAssistantService({
    database,
    clock: deps.clock,
    texts,
    readKnowledge,
    limits,
    rule,
    labs: labWork,
    model: client && createModelAnswerer({ client, log }),
  });

  const toWriteQuestions = (known: ModelClient): WriteQuestions =>
    createWriteQuestions({
      client: known,
      log,
      async mayAsk({ personId, companyId }) {
        if ((await rule.readMode(companyId)) !== 'model') return false;
        return (await limits.count(database.db, modelCallsOf(personId, companyId))) === undefined;
      },
      async readSecret(personId) {
        const explained = await labWork.readExplained(personId);
        const locked = readKnowledge().secrets.filter(({ labId }) => !explained.has(labId));
        return createGuard(locked, undefined, [...INSTRUCTIONS, ...QUIZ_INSTRUCTIONS]).isSecret;
      },
    });
  const quizzes = createAiQuizService({
    ...deps,
    texts,
    readKnowledge,
    writeQuestions: client ? toWriteQuestions(client) : NO_QUESTIONS,
  });

  return {
    routes: toAssistantRoutes({ assistant, rule, quizzes }),
    attempts: { move: moveAttempts, moveBack: moveAttemptsBack },
    close: () => outgoing?.close(),
  };
}
