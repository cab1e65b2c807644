import { Button } from '../../ui/Button.tsx';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { Notice } from '../../ui/Notice.tsx';

type UndoNoticeProps = { done: string; isLocked: boolean; onUndo: () => void };

/** Says what a click changed in the email, and can undo it. It takes the focus of the button that has disappeared. */
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
