import { bigUploads } from './bigUploads.ts';
import { exactCredits } from './exactCredits.ts';
import { frozenPostgres } from './frozenPostgres.ts';
import { hammer } from './hammer.ts';
import { jsonBombs } from './jsonBombs.ts';
import { killApi } from './killApi.ts';
import { killImports } from './killImports.ts';
import { killMigrations } from './killMigrations.ts';
import { killPostgres } from './killPostgres.ts';
import { killWorkers } from './killWorkers.ts';
import { malformed } from './malformed.ts';
import { overload } from './overload.ts';
import { rollingRestart } from './rollingRestart.ts';
import { sameKey } from './sameKey.ts';
import { slowSockets } from './slowSockets.ts';
import { soak } from './soak.ts';
import type { Target } from './target.ts';
import { throughput } from './throughput.ts';
import { worstTexts } from './worstTexts.ts';

export const TARGETS: readonly Target[] = [
  killWorkers,
  killApi,
  killPostgres,
  exactCredits,
  hammer,
  sameKey,
  malformed,
  bigUploads,
  slowSockets,
  rollingRestart,
  throughput,
  killMigrations,
  killImports,
  worstTexts,
  jsonBombs,
  frozenPostgres,
  overload,
  soak,
];
