import type { AudienceView } from '@coldcast/rules/audienceAnswer';
import { useMemo, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { formatCount } from '../ui/formats.ts';
import styles from './audience.module.css';
import { listCompanyTurns } from './companyTurns.ts';

const FEW = 5;
const MANY = 200;

const nameOf = ({ name, title }: AudienceView['leads'][number]): string => [name ?? 'Unknown name', title].filter(Boolean).join(', ');

/** Whom to email first if several people at one company are on the list, and whom next without an answer. */
export function CompanyTurnsCard({ leads }: Pick<AudienceView, 'leads'>) {
  const companies = useMemo(() => listCompanyTurns(leads), [leads]);
  const [isOpen, setIsOpen] = useState(false);
  if (companies.length === 0) return null;
  const shown = companies.slice(0, isOpen ? MANY : FEW);
  return (
    <Card isPadded className={styles.part} aria-labelledby="audience-companies">
      <h2 id="audience-companies">One person per company first</h2>
      <p className="small muted">
        {formatCount(companies.length)} {companies.length === 1 ? 'company has' : 'companies have'} several people worth an email. Write to
        the next one only if the first does not reply.
      </p>
      <ul className={styles.companies}>
        {shown.map(({ company, leads: turns }) => (
          <li key={turns[0]?.leadId}>
            <b dir="auto">{company}</b>
            <ol>
              {turns.map((lead) => (
                <li key={lead.leadId} dir="auto">
                  {nameOf(lead)}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
      {companies.length > FEW && (
        <p>
          <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : `Show ${formatCount(Math.min(MANY, companies.length))} companies`}
          </Button>
        </p>
      )}
      {isOpen && companies.length > MANY && <p className="small muted">The export lists the others in the column Ask After.</p>}
    </Card>
  );
}
