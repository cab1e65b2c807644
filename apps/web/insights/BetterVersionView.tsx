import type { BetterVersion } from '@coldcast/contract/insights';
import { putOpenSlots } from '@coldcast/rules/openSlots';
import { useId, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { copyText } from '../ui/copyText.ts';
import { LeftToReword } from '../ui/LeftToReword.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { WeakNotes } from '../ui/WeakNotes.tsx';
import styles from './BetterVersion.module.css';
import { verificationText } from './factorWords.ts';
import { SideBySide } from './SideBySide.tsx';

type Email = BetterVersion['email'];
type Change = BetterVersion['changes'][number];

const in100 = (rate: number): string => (100 * rate).toFixed(1);

/** From this relative gain on, it is told even if no lead of the sample answers differently. */
const LEAST_TOLD = 0.05;

/** A gain that would be printed as zero, or as next to nothing for no lead: the change only makes the email shorter or plainer. */
const isTiny = ({ verification: { verified, lift, deltaPoints, leadsMoved } }: Change): boolean =>
  (lift !== undefined && Math.round(100 * lift) === 0) ||
  (!verified && (Math.abs(deltaPoints) < 0.005 || (leadsMoved === 0 && Math.abs(lift ?? 0) < LEAST_TOLD)));

type ChangeProps = { change: Change; isOn: boolean; onChange: () => void; isOnly: boolean };

/** A change with its switch; the only one of a version brings what the version does, which is said beside it. */
function ChangeItem({ change, isOn, onChange, isOnly }: ChangeProps) {
  const noteId = useId();
  return (
    <li>
      <Switch label={change.text} isOn={isOn} onChange={onChange} {...(!isOnly && { describedBy: noteId })} />
      {!isOnly && (
        <p className="small muted" id={noteId}>
          {isTiny(change) ? 'Alone, it hardly moves the numbers.' : `Alone: ${verificationText(change.verification, 'reply')}`}
        </p>
      )}
    </li>
  );
}

type SlotsProps = Pick<BetterVersion, 'slots'> & { isOff: ReadonlySet<string>; onFlip: (about: string) => void };

function Slots({ slots, isOff, onFlip }: SlotsProps) {
  if (slots.length === 0) return null;
  return (
    <>
      <h3 className={styles.eyebrow}>Details only you can add</h3>
      <ul>
        {slots.map(({ about, text, asksFor }) => (
          <li key={about}>
            <Switch label={about === 'subject' ? `A new subject: ${text}` : text} isOn={!isOff.has(about)} onChange={() => onFlip(about)} />
            <p className="small muted">Needs {asksFor}. Fill it in before you launch. The numbers here leave it out.</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Weak wording that the new text still has: only the sender knows what to write instead. An open line takes the place of its own. */
function StillToChange({ notes, email: { subject, body } }: { notes: NonNullable<BetterVersion['notes']>; email: Email }) {
  const words = `${subject} ${body}`.replaceAll(/\s+/g, ' ');
  const left = notes.filter(({ text }) => words.includes(text.replace(/\u2026$/u, '')));
  if (left.length === 0) return null;
  return (
    <>
      <h3 className={styles.eyebrow}>You still need to change</h3>
      <WeakNotes notes={left} />
    </>
  );
}

/** A version that only shortens the email has its own sentence. Several sentences end as sentences do. */
function totalText(total: BetterVersion['total']): string {
  const text = total.verified === false && total.sentence !== undefined ? total.sentence : verificationText(total, 'reply');
  return text.includes('. ') && !text.endsWith('.') ? `${text}.` : text;
}

/** "Replies from 2.1 to 2.3 in 100"; if both print as the same number, it is said once. */
function fromTo(what: string, before: number, after: number): string {
  const [from, to] = [in100(before), in100(after)];
  return from === to ? `${what} unchanged at ${to}` : `${what} from ${from} to ${to}`;
}

type TotalProps = {
  version: BetterVersion;
  chosen: BetterVersion['combinations'][number] | undefined;
  isWhole: boolean;
};

function Total({ version: { total, replies, interest }, chosen, isWhole }: TotalProps) {
  const end = isWhole ? 1 : 0;
  const [repliesAfter, interestAfter] = [chosen?.replies ?? replies[end], chosen?.interest ?? interest[end]];
  return (
    <div className={styles.sum} aria-live="polite">
      {isWhole && <p className={styles.headline}>{totalText(total)}</p>}
      <p className={isWhole ? 'muted' : styles.headline}>
        {fromTo('Replies', replies[0], repliesAfter)} in 100, {fromTo('interest', interest[0], interestAfter)} in 100
      </p>
    </div>
  );
}

type Props = { version: BetterVersion; isOpening: boolean; onUse: (email: Email) => void };

/** The old and the new email, each change with its switch, and the combined gain of the active changes. */
export function BetterVersionView({ version, isOpening, onUse }: Props) {
  const { original, changes, combinations, isTemplate, slots } = version;
  const all = 2 ** changes.length - 1;
  const [isOff, setIsOff] = useState<ReadonlySet<number>>(new Set());
  const toast = useToast();
  const mask = changes.reduce((sum, _, place) => (isOff.has(place) ? sum : sum + 2 ** place), 0);
  const chosen = combinations.find((one) => one.changes === mask);
  const [offSlots, setOffSlots] = useState<ReadonlySet<string>>(new Set());
  const edited = mask === all ? version.email : (chosen?.email ?? original);
  const email = putOpenSlots(
    edited,
    slots.filter(({ about }) => !offSlots.has(about)),
  );
  const flipSlot = (about: string) => {
    const next = new Set(offSlots);
    if (!next.delete(about)) next.add(about);
    setOffSlots(next);
  };
  const flip = (place: number) => {
    const next = new Set(isOff);
    if (!next.delete(place)) next.add(place);
    setIsOff(next);
  };
  const copy = async () =>
    toast((await copyText(`${email.subject}\n\n${email.body}`)) ? 'Email copied' : 'Copying is blocked in this browser');
  return (
    <>
      <SideBySide before={original} after={email} />
      <div className={styles.columns}>
        <Card isPadded className={styles.changes} aria-labelledby="better-changes">
          <h2 id="better-changes">{changes.length === 0 ? 'What to add' : changes.length === 1 ? 'One change' : 'Changes'}</h2>
          <ul hidden={changes.length === 0}>
            {changes.map((change, place) => (
              <ChangeItem
                key={change.editId}
                change={change}
                isOn={!isOff.has(place)}
                onChange={() => flip(place)}
                isOnly={changes.length === 1}
              />
            ))}
          </ul>
          <Slots slots={slots} isOff={offSlots} onFlip={flipSlot} />
          <LeftToReword email={email} />
          <StillToChange notes={chosen?.notes ?? version.notes ?? []} email={email} />
        </Card>
        <Card isPadded className={styles.total} aria-labelledby="better-total">
          <h2 id="better-total">{changes.length === 1 ? 'What it brings' : 'Together'}</h2>
          <Total version={version} chosen={chosen} isWhole={mask === all} />
          <p className="small muted">This checks the advice against our model, not the market.</p>
          {!isTemplate && <p className="small muted">The email of one lead, as an example.</p>}
          <div className={styles.actions}>
            {isTemplate && (
              <Button variant="contained" disabled={isOpening} onClick={() => onUse(email)}>
                Use in a new campaign
              </Button>
            )}
            <Button variant="outlined" onClick={() => void copy()}>
              Copy
            </Button>
          </div>
        </Card>
      </div>
    </>
  );
}
