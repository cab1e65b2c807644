import { createServer } from 'node:http';
import { answerOperator, OPERATOR_PATHS, type Condition } from './operatorAnswers.ts';

/** A port of its own for probes and metrics, for workers and for those who keep them off the public one. */
export const openOperatorServer = async (condition: Condition, port: number): Promise<{ port: number; close: () => Promise<void> }> => {
  const server = createServer((request, response) => {
    const path = OPERATOR_PATHS.find((known) => known === request.url?.split('?')[0]);
    const answered = path === undefined || request.method !== 'GET' ? Promise.resolve(undefined) : answerOperator(condition, path);
    void answered.then(
      (answer) => response.writeHead(answer?.status ?? 404, { 'content-type': answer?.type ?? 'text/plain' }).end(answer?.text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
