import { MAX_OFFER } from '@coldcast/rules/offerLength';
import type { Corrections } from '@coldcast/simulator/lead';
import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './AboutSection.module.css';

type Said = Pick<Corrections, 'offer' | 'offerOwners'>;
type Trades = readonly { id: string; field: string }[];

type ChangeOfferProps = {
  said: Said;
  /** The offer as read. */
  name: string;
  trades: Trades;
  onSay: (said: Said) => void;
  onCancel: () => void;
};

/** Which lines of work decide on it; an empty choice keeps the reading. */
function Owners({
  owners,
  trades,
  onChange,
}: {
  owners: readonly string[];
  trades: Trades;
  onChange: (owners: readonly string[]) => void;
}) {
  const id = useId();
  return (
    <div className={styles.decides}>
      <label htmlFor={id}>Who decides on it</label>
      <Select id={id} isLarge value="" onChange={({ target }) => onChange([...owners, target.value])}>
        <option value="">{owners.length === 0 ? 'As read from the email' : 'Add another line of work'}</option>
        {trades
          .filter((trade) => !owners.includes(trade.id))
          .map((trade) => (
            <option key={trade.id} value={trade.id}>
              {trade.field}
            </option>
          ))}
      </Select>
      {owners.length > 0 ? (
        <p className={styles.owners}>
          {owners.map((owner) => (
            <span key={owner}>
              {`${trades.find((trade) => trade.id === owner)?.field ?? owner} `}
              <button type="button" className="link" onClick={() => onChange(owners.filter((other) => other !== owner))}>
                Remove
              </button>
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
}

/** What the email offers and who decides on it, in the user's words. */
export function ChangeOffer({ said, name, trades, onSay, onCancel }: ChangeOfferProps) {
  const [offer, setOffer] = useState(said.offer ?? name);
  const [owners, setOwners] = useState(said.offerOwners ?? []);
  const apply = () => {
    const words = offer.trim();
    const isOther = words !== '' && (words !== name || said.offer !== undefined);
    onSay({ offer: isOther ? words : undefined, offerOwners: owners.length === 0 ? undefined : owners });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    apply();
  };
  return (
    <div className={styles.change} role="group" aria-label="Change what you offer">
      <TextInput
        ref={focusOnMount}
        label="What you offer"
        hint="In one to four words, such as dock scheduling"
        maxLength={MAX_OFFER}
        autoComplete="off"
        value={offer}
        onChange={({ target }) => setOffer(target.value)}
        onKeyDown={onKeyDown}
      />
      <Owners owners={owners} trades={trades} onChange={setOwners} />
      <div className={styles.buttons}>
        <Button variant="outlined" size="small" onClick={apply}>
          Use this
        </Button>
        <Button color="inherit" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
