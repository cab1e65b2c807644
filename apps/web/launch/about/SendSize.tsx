import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { formatCount } from '../../ui/formats.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './AboutSection.module.css';

const MAX_PEOPLE = 10_000_000;

type SendSizeProps = {
  /** Null if only the file is sent. */
  sendSize: number | null;
  /** Number of people in the file. */
  people: number;
  /** Number of people in this and recent campaigns with the same text; null if this is the first. */
  together: number | null;
  isLocked: boolean;
  onChange: (sendSize: number | null) => void;
};

/** A whole number; null if empty. */
const toSize = (text: string): number | null => {
  const size = Number(text.replaceAll(/\D/g, ''));
  return size >= 1 && size <= MAX_PEOPLE ? size : null;
};

/** How many people get the text in total, if the file is part of a larger send. */
export function SendSize({ sendSize, people, together, isLocked, onChange }: SendSizeProps) {
  const [isRefused, setIsRefused] = useState(false);
  const isAsked = together !== null && sendSize === null && !isRefused;
  return (
    <>
      {isAsked ? (
        <Notice
          title="Is this part of one send?"
          action={
            <span className={styles.buttons}>
              <Button size="small" variant="outlined" color="inherit" disabled={isLocked} onClick={() => onChange(together)}>
                Yes, one send
              </Button>
              <Button size="small" color="inherit" onClick={() => setIsRefused(true)}>
                No
              </Button>
            </span>
          }
        >
          {`Other recent campaigns sent the same text to other people. With this list, ${formatCount(together)} people get it.`}
        </Notice>
      ) : null}
      <div className={styles.size}>
        <TextInput
          label="People in the whole send"
          inputMode="numeric"
          autoComplete="off"
          placeholder={formatCount(people)}
          hint={
            sendSize !== null && sendSize < people
              ? 'Fewer people than this file has'
              : 'Everyone who gets this text. Leave blank if it is only this file.'
          }
          value={sendSize === null ? '' : String(sendSize)}
          readOnly={isLocked}
          onChange={({ target }) => onChange(toSize(target.value))}
        />
      </div>
    </>
  );
}
