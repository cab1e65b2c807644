import { MAX_CAMPAIGN_NAME } from '@coldcast/contract/campaigns';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { CampaignSubject } from './campaignSubject.ts';
import { useRename } from './useRename.ts';

/** Asks for a new name; the list shows it immediately. */
export function RenameDialog({ campaign, onClose }: { campaign: CampaignSubject; onClose: () => void }) {
  const [name, setName] = useState(campaign.campaignName);
  const rename = useRename(campaign);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename(name);
    onClose();
  };
  return (
    <Dialog
      isOpen
      title="Rename campaign"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="rename-campaign" variant="contained" disabled={name.trim() === ''}>
            Rename
          </Button>
        </>
      }
    >
      <form id="rename-campaign" onSubmit={submit}>
        <TextInput
          label="Campaign name"
          data-autofocus
          onFocus={({ target }) => target.select()}
          value={name}
          maxLength={MAX_CAMPAIGN_NAME}
          onChange={({ target }) => setName(target.value)}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
