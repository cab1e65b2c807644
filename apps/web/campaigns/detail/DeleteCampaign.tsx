import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useDemoLimitation } from '../../session/useDemoLimitation.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { CampaignSubject } from '../actions/campaignSubject.ts';
import styles from './DeleteCampaign.module.css';
import { DeleteDialog } from './DeleteDialog.tsx';

/** Asks before it deletes; possible only for a completed campaign, and not for the demo account. */
export function DeleteCampaign({ campaign }: { campaign: CampaignSubject }) {
  const { isCompleted } = campaign;
  const [isOpen, setIsOpen] = useState(false);
  const demo = useDemoLimitation();
  const reasonId = useId();
  return (
    <>
      <span title={isCompleted ? undefined : 'Available when the campaign is Completed'}>
        <Button
          className={styles.delete}
          size="small"
          variant="outlined"
          color="inherit"
          disabled={!isCompleted}
          aria-describedby={isCompleted ? undefined : reasonId}
          onClick={() => (demo.isDemo ? demo.show() : setIsOpen(true))}
        >
          <Icon name="trash" isSmall />
          Delete
        </Button>
      </span>
      {!isCompleted && (
        <span id={reasonId} className="sr">
          Available when the campaign is Completed
        </span>
      )}
      <DeleteDialog campaign={campaign} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
