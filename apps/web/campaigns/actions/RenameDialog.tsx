import Button from '@mui/material/Button';
import { MAX_CAMPAIGN_NAME } from '@coldcast/contract/campaigns';
import { useState, type FormEvent } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import type { CampaignSubject } from './campaignSubject.ts';
import { useRename } from './useRename.ts';

const selectOnMount = (field: HTMLInputElement | null): void => {
  focusOnMount(field);
  field?.select();
};

/** Asks for another name; the list shows it at once. */
export function RenameDialog({ campaign, onClose }: { campaign: CampaignSubject; onClose: () => void }) {
  const [name, setName] = useState(campaign.campaignName);
  const rename = useRename(campaign);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename(name);
    onClose();
  };
  return (
    <ConfirmDialog
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
          ref={selectOnMount}
          value={name}
          maxLength={MAX_CAMPAIGN_NAME}
          onChange={({ target }) => setName(target.value)}
          autoComplete="off"
        />
      </form>
    </ConfirmDialog>
  );
}
