type Why = 'too_small' | 'less_interest' | 'holds_a_term' | 'unsure';

/** What was tried on an email without finding a better version. */
export type NothingBetterProps = {
  kinds: number;
  tried: readonly { text: string; why: Why }[];
  slots: readonly { asksFor: string }[];
  /** Why no change can help, where most of the email says nothing. */
  vain?: string | undefined;
};

const REASONS: Readonly<Record<Why, string>> = {
  too_small: 'The gain is too small to notice.',
  less_interest: 'It lowers interest.',
  holds_a_term: 'It takes out a price, a figure or a name that readers need.',
  unsure: 'That is not enough to make it a better email.',
};

/** Says what was tried, what of it applies and why it was not used, and what only the sender can add. */
export function NothingBetter({ kinds, tried, slots, vain }: NothingBetterProps) {
  if (vain !== undefined) return <p>{vain}</p>;
  return (
    <>
      <p>
        {`We looked for ${kinds} kinds of changes, from empty phrases to the request at the end. `}
        {tried.length === 0 ? 'None of them fits this email.' : 'These fit the email, but they are not enough:'}
      </p>
      {tried.length > 0 && (
        <ul>
          {tried.map(({ text, why }) => (
            <li key={text}>
              {text}. <span className="muted">{REASONS[why]}</span>
            </li>
          ))}
        </ul>
      )}
      {slots.length > 0 && <p>{`Only you can add ${slots.map(({ asksFor }) => asksFor).join(' and ')}.`}</p>}
    </>
  );
}
