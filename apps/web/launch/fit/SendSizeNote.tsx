import { formatCount } from '../../ui/formats.ts';

type Props = { sendSize: number | null; isLocked: boolean; onChange: (patch: { sendSize: null }) => void };

/** Says that the list is a part of a larger send, where it was handed over as one. */
export function SendSizeNote({ sendSize, isLocked, onChange }: Props) {
  if (sendSize === null) return null;
  return (
    <p className="small">
      {`Part of a send to ${formatCount(sendSize)} people: leaving leads out does not change the rates. `}
      <button type="button" className="link" disabled={isLocked} onClick={() => onChange({ sendSize: null })}>
        Count only this list
      </button>
    </p>
  );
}
