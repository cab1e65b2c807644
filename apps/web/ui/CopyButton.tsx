import { useEffect, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { copyText } from './copyText.ts';
import { Icon } from './icons/Icon.tsx';
import { Tooltip } from './Tooltip.tsx';

const CONFIRMED_MS = 2000;

/** Copies a text and says whether it worked. `what` completes the name: "Copy User ID". */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    if (outcome === '') return undefined;
    const timer = setTimeout(() => setOutcome(''), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => setOutcome((await copyText(text)) ? `${what} copied` : 'Copying is blocked in this browser');
  return (
    <>
      <Tooltip title={outcome || `Copy ${what}`}>
        <IconButton aria-label={`Copy ${what}`} onClick={() => void copy()}>
          <Icon name={outcome.endsWith('copied') ? 'check' : 'copy'} />
        </IconButton>
      </Tooltip>
      <output className="sr">{outcome}</output>
    </>
  );
}
