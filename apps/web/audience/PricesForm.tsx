import { describePrices } from '@coldcast/rules/audienceWords';
import { DEFAULT_COMPLAINT_PRICES, isComplaintPrice, MAX_COMPLAINT_PRICE, type ComplaintPrices } from '@coldcast/rules/complaintPrices';
import { useState } from 'react';
import { errorText } from '../api/errorText.ts';
import { useDemoLimitation } from '../session/useDemoLimitation.tsx';
import { Button } from '../ui/Button.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { useToast } from '../ui/Toasts.tsx';
import styles from './audience.module.css';

type Props = { prices: ComplaintPrices; isSaving: boolean; onSave: (prices: ComplaintPrices) => Promise<unknown> };

/** A typed price; NaN if invalid. A decimal comma is accepted. */
function readPrice(text: string): number {
  const typed = text.trim().replace(',', '.');
  const price = /^(?:\d+\.?\d*|\.\d+)$/u.test(typed) ? Number(typed) : Number.NaN;
  return isComplaintPrice(price) ? price : Number.NaN;
}

const refusal = `Enter a number from 0 to ${MAX_COMPLAINT_PRICE}.`;

/** What complaints cost, stored for the organization; the groups update. */
export function PricesForm({ prices, isSaving, onSave }: Props) {
  const toast = useToast();
  const demo = useDemoLimitation();
  const [typed, setTyped] = useState<{ spamReport: string; unsubscribe: string } | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const shown = typed ?? { spamReport: String(prices.spamReport), unsubscribe: String(prices.unsubscribe) };
  const read = { spamReport: readPrice(shown.spamReport), unsubscribe: readPrice(shown.unsubscribe) };
  const isValid = !Number.isNaN(read.spamReport) && !Number.isNaN(read.unsubscribe);
  const isSame = isValid && read.spamReport === prices.spamReport && read.unsubscribe === prices.unsubscribe;
  const type = (name: 'spamReport' | 'unsubscribe', text: string) => setTyped({ ...shown, [name]: text });
  const save = async (next: ComplaintPrices) => {
    if (demo.isDemo) {
      demo.show();
      return;
    }
    try {
      await onSave(next);
      setTyped(null);
      toast('Prices saved for your organization');
    } catch (error) {
      toast({ text: errorText(error, 'The prices could not be saved'), isFailure: true });
    }
  };
  const isUsual = prices.spamReport === DEFAULT_COMPLAINT_PRICES.spamReport && prices.unsubscribe === DEFAULT_COMPLAINT_PRICES.unsubscribe;
  const errorOf = (price: number) => (isRefused && Number.isNaN(price) ? refusal : undefined);
  return (
    <form
      className={styles.prices}
      aria-labelledby="audience-prices"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsRefused(!isValid);
        if (isValid && !isSame) void save(read);
      }}
    >
      <h2 id="audience-prices">What complaints cost you</h2>
      <p className="small">
        {describePrices(prices)} {isUsual ? 'Set your own prices.' : ''}
      </p>
      <div className={styles.priceFields}>
        <TextInput
          label="Price of a spam report"
          hint="In interested replies"
          inputMode="decimal"
          autoComplete="off"
          value={shown.spamReport}
          error={errorOf(read.spamReport)}
          onChange={({ target }) => type('spamReport', target.value)}
        />
        <TextInput
          label="Price of an opt-out"
          hint="In interested replies"
          inputMode="decimal"
          autoComplete="off"
          value={shown.unsubscribe}
          error={errorOf(read.unsubscribe)}
          onChange={({ target }) => type('unsubscribe', target.value)}
        />
      </div>
      <div className={styles.priceFoot}>
        <Button type="submit" size="small" variant="outlined" disabled={isSaving || isSame}>
          Save prices
        </Button>
        {!isUsual && (
          <Button size="small" disabled={isSaving} onClick={() => void save(DEFAULT_COMPLAINT_PRICES)}>
            Reset to 2 and 0.05
          </Button>
        )}
      </div>
    </form>
  );
}
