import { Button } from '../../ui/Button.tsx';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { Notice } from '../../ui/Notice.tsx';

type UndoNoticeProps = { done: string; isLocked: boolean; onUndo: () => void };

/** Says what a click has changed in the email, and takes it back. It takes the focus of the button that is gone. */
export function UndoNotice({ done, isLocked, onUndo }: UndoNoticeProps) {
  return (
    <Notice
      tone="good"
      action={
        <Button size="small" variant="outlined" color="inherit" disabled={isLocked} onClick={onUndo} ref={focusOnMount}>
          Undo
        </Button>
      }
    >
      {`Done: ${done}.`}
    </Notice>
  );
}
