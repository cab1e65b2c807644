import type { Factor } from '@coldcast/contract/insights';
import { scorePercent } from '@coldcast/rules/ratings';
import { useId } from 'react';
import { factorLabel } from '../api/topFactors.ts';
import { Card } from '../ui/Card.tsx';
import { FactorRating } from '../ui/FactorRating.tsx';
import { Gauge } from '../ui/Gauge.tsx';
import styles from './FactorCard.module.css';
import { factorReach, factorWorth } from './factorWords.ts';
import { IdeaList, type Ticks } from './IdeaList.tsx';
import { toIdeas } from './toIdeas.ts';

type Rate = 'open' | 'reply';

/** How many characters identify a long quote, and how many quotes a card shows. */
const [QUOTED, MAX_QUOTES] = [40, 2];

/** If the text already has this share of a quote's words, the two are the same: one may have a variable in place of a name. */
const MOSTLY = 0.7;

/** Whether the text of a card already quotes this, whole, shortened or with its variables. */
function isQuoted(paragraph: string, text: string): boolean {
  if (paragraph.includes(text.replace(/[.:,;!?]+$/, '')) || (text.length > QUOTED && paragraph.includes(text.slice(0, QUOTED))))
    return true;
  const words = text.match(/[\p{L}\d]+/gu) ?? [];
  const known = new Set(paragraph.match(/[\p{L}\d]+/gu) ?? []);
  return words.length > 3 && words.filter((word) => known.has(word)).length >= MOSTLY * words.length;
}

/** Where a factor shows in the email, beyond what its text quotes. */
function Evidence({ factor, paragraph }: { factor: Factor; paragraph: string }) {
  return (factor.evidence ?? [])
    .filter(({ text }) => !isQuoted(paragraph, text))
    .slice(0, MAX_QUOTES)
    .map(({ part, start, text }) => (
      <blockquote key={`${part} ${start}`} className={styles.quote} dir="auto" title={text}>
        “<mark>{text}</mark>”
      </blockquote>
    ));
}

function WorthLine({ factor, rate }: { factor: Factor; rate: Rate }) {
  const worth = factorWorth(factor, rate);
  const reach = factorReach(factor);
  if (worth === undefined && reach === undefined) return null;
  return (
    <p className={styles.worth}>
      {worth && (
        <>
          {worth.lead} <b>{worth.points}</b> {worth.tail}.{' '}
        </>
      )}
      {reach && `${reach}.`}
    </p>
  );
}

/** One factor: score, polarity and impact; what it is, where it shows, its effect, and what to do about it. */
export function FactorCard({ factor, rate, ticks }: { factor: Factor; rate: Rate; ticks: Ticks }) {
  const titleId = useId();
  const percent = scorePercent(factor.avg_score_0_to_1);
  const text = factor.analysis?.paragraph || factor.explanation;
  return (
    <Card as="article" className={styles.factor} id={`factor-${factor.factor_id}`} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Gauge percent={percent} isSmall />
        <div>
          <h3 id={titleId}>{factor.analysis?.title.trim() || factorLabel(factor)}</h3>
          <FactorRating polarity={factor.polarity} percent={percent} />
        </div>
      </div>
      {text && <p>{text}</p>}
      <Evidence factor={factor} paragraph={text ?? ''} />
      <WorthLine factor={factor} rate={rate} />
      <IdeaList ideas={toIdeas(factor)} rate={rate} ticks={ticks} />
    </Card>
  );
}
