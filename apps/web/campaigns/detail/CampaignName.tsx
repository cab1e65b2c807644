import { MAX_CAMPAIGN_NAME } from '@coldcast/contract/campaigns';
import { useRef, useState, type KeyboardEvent } from 'react';
import look from '../../ui/Field.module.css';
import { IconButton } from '../../ui/IconButton.tsx';
import { useDemoLimitation } from '../../session/useDemoLimitation.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useRename } from '../actions/useRename.ts';
import styles from './CampaignName.module.css';

const selectOnMount = (field: HTMLInputElement | null): void => {
  field?.focus();
  field?.select();
};

function NameField({ name, onEnd }: { name: string; onEnd: (text: string | null, isByKey: boolean) => void }) {
  const hasEnded = useRef(false);
  // Enter and Escape remove the field, which then loses the focus; that must not count as a second answer.
  const end = (text: string | null, isByKey: boolean) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(text, isByKey);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') end(event.currentTarget.value, true);
    if (event.key === 'Escape') end(null, true);
  };
  return (
    <input
      ref={selectOnMount}
      className={`${look.field} ${styles.field}`}
      aria-label="Campaign name"
      defaultValue={name}
      maxLength={MAX_CAMPAIGN_NAME}
      autoComplete="off"
      onKeyDown={onKeyDown}
      onBlur={(event) => end(event.currentTarget.value, false)}
    />
  );
}

/** The page's h1 with an edit button: Enter or leaving the field saves, Escape does not. */
export function CampaignName({ campaignId, name }: { campaignId: string; name: string }) {
  const [isEditing, setIsEditing] = useState(false);
  const rename = useRename({ campaignId, campaignName: name });
  const demo = useDemoLimitation();
  const pencil = useRef<HTMLButtonElement>(null);
  const end = (text: string | null, isByKey: boolean) => {
    setIsEditing(false);
    if (text !== null) rename(text);
    if (isByKey) requestAnimationFrame(() => pencil.current?.focus());
  };
  return (
    <div className={styles.name}>
      <h1 className={isEditing ? 'sr' : undefined}>{name}</h1>
      {isEditing ? (
        <NameField name={name} onEnd={end} />
      ) : (
        <IconButton ref={pencil} aria-label="Rename campaign" onClick={() => (demo.isDemo ? demo.show() : setIsEditing(true))}>
          <Icon name="pencil" isSmall />
        </IconButton>
      )}
    </div>
  );
}
