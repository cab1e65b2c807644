import { createServer } from 'node:http';
import { parentPort } from 'node:worker_threads';

/** A server that does nothing: its answer time is the machine's own. */
const server = createServer((_request, response) => void response.end('ok'));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  parentPort?.postMessage(typeof address === 'object' ? address?.port : undefined);
});
