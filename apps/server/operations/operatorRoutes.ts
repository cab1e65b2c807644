import { AppError } from '../errors.ts';
import type { RawRoutes } from '../http/seams.ts';
import { answerOperator, OPERATOR_PATHS, type Condition } from './operatorAnswers.ts';

/** The operators' paths on the API's port. */
export const createOperatorRoutes =
  (condition: Condition): RawRoutes =>
  (api) => {
    for (const path of OPERATOR_PATHS) {
      api.get(path, async (_request, reply) => {
        const answer = await answerOperator(condition, path);
        if (answer === undefined) throw new AppError('not_found');
        return reply.status(answer.status).type(answer.type).send(answer.text);
      });
    }
  };
