import type { AudienceView } from '@coldcast/rules/audienceAnswer';
import { formatChance } from '@coldcast/rules/audienceWords';
import { SPAM_RATE_SOURCES } from '@coldcast/rules/complaintBudget';
import { ExternalLink } from '../ui/ExternalLink.tsx';
import { formatCount } from '../ui/formats.ts';
import styles from './audience.module.css';

type Limit = AudienceView['budget']['limits'][number];

const squares = Array.from({ length: 50 }, (_, index) => index);

/** Fifty squares of two in a hundred sends each: dark ones exceed the limit with these leads, light ones only with everyone. */
function Meter({ chance, chanceWithAll, isAll }: Limit & { isAll: boolean }) {
  const [hit, was] = [Math.round(chance * 50), Math.round(chanceWithAll * 50)];
  const label = `${formatChance(chance)} with these leads${isAll ? '' : `, ${formatChance(chanceWithAll)} with all`}`;
  return (
    <div className={styles.meter} role="img" aria-label={label}>
      {squares.map((square) => (
        <i key={square} className={square < hit ? styles.hit : square < was ? styles.was : undefined} />
      ))}
    </div>
  );
}

function LimitPart({ limit, isAll, count }: { limit: Limit; isAll: boolean; count: number }) {
  return (
    <div className={styles.limit}>
      <h3>More than {limit.perThousand} in 1,000 emails</h3>
      <p className={styles.figure}>
        {formatChance(limit.chance)}{' '}
        {!isAll && (
          <span className="small muted">
            with these, {formatChance(limit.chanceWithAll)} with all {formatCount(count)}
          </span>
        )}
      </p>
      <Meter {...limit} isAll={isAll} />
    </div>
  );
}

/** How likely spam reports exceed the limits mailbox providers publish, in a send to people like those who get the email. */
export function BudgetCard({ view: { budget, cut, sendSize, leads } }: { view: AudienceView }) {
  const isAll = cut.leads === leads.length;
  return (
    <section className={styles.part} aria-labelledby="audience-budget">
      <h2 id="audience-budget">Chance of too many spam reports</h2>
      <p className="small muted">
        {`In a send to ${formatCount(budget.people)} people like these${budget.emails > budget.people ? `, up to ${formatCount(budget.emails)} emails` : ''}. `}
        {sendSize < budget.people && budget.emails === budget.people
          ? 'In a smaller send, a single report would exceed the first limit. '
          : ''}
        Each square is 2 of 100 such sends.
      </p>
      {budget.limits.map((limit) => (
        <LimitPart key={limit.perThousand} limit={limit} isAll={isAll} count={leads.length} />
      ))}
      <p className="small muted">
        Google asks senders to stay below 1 in 1,000 and never to reach 3 in 1,000. Yahoo asks for less than 3 in 1,000. They count reports
        by their own users.
      </p>
      <p className={`small ${styles.sources}`}>
        {SPAM_RATE_SOURCES.map(({ name, url }) => (
          <ExternalLink key={url} href={url}>
            {name}
          </ExternalLink>
        ))}
      </p>
    </section>
  );
}
