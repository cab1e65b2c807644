import { createServer } from 'node:http';
import { answerOperator, OPERATOR_PATHS, type Condition } from './operatorAnswers.ts';

/** A separate port for probes and metrics, for workers and for operators who do not want them on the public port. */
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
