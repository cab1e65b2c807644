type Props = { openPercent: number | null; isLocked: boolean; onForget: () => void };

/** The usual open rate sent with the launch, if another screen or campaign supplied one. */
export const OpenRateNote = ({ openPercent, isLocked, onForget }: Props) =>
  openPercent === null ? null : (
    <p className="small">
      {`Your usual open rate for this launch: ${openPercent}%. `}
      <button type="button" className="link" disabled={isLocked} onClick={onForget}>
        Remove it
      </button>
    </p>
  );
