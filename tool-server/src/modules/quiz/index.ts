export { toQuizRoutes } from './quiz.routes.ts';
export { createQuizService } from './quiz.service.ts';
