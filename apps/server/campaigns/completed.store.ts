import { COMPLETED_SHARE } from '@coldcast/rules/campaignStatus';
import { sql, type SQL } from 'drizzle-orm';

/** The threshold in whole numbers of ten thousand, so that SQL and `campaignStatus` cannot differ by rounding. */
const THRESHOLD = Math.round(COMPLETED_SHARE * 10_000);

/** SQL over a row of `campaigns`: whether the status is Completed with this many leads processed; `processed` is SQL of ours. */
export const isCompletedWith = (processed: string): SQL =>
  sql.raw(`(total > 0 and (${processed})::bigint * 10000 >= total::bigint * ${THRESHOLD})`);
