import { COMPLETED_SHARE } from '@coldcast/rules/campaignStatus';
import { sql, type SQL } from 'drizzle-orm';

/** The threshold as an integer in ten-thousandths, so that rounding cannot make SQL and `campaignStatus` differ. */
const THRESHOLD = Math.round(COMPLETED_SHARE * 10_000);

/** SQL over a row of `campaigns`: whether the status is Completed with this many leads processed; `processed` is trusted SQL. */
export const isCompletedWith = (processed: string): SQL =>
  sql.raw(`(total > 0 and (${processed})::bigint * 10000 >= total::bigint * ${THRESHOLD})`);
