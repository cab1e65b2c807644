import { serveWorker } from '../worker/serveWorker.ts';
import { measureEmail } from './measureEmail.ts';

serveWorker({ measure: async (email: Parameters<typeof measureEmail>[0]) => measureEmail(email) });
