import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** Buttons from text to filled; the safe or offered one carries `ref={focusOnMount}`. */
  actions: ReactNode;
  onClose: () => void;
};

/** A short question with its answers, 448 px wide. */
export function ConfirmDialog({ isOpen, title, children, actions, onClose }: ConfirmDialogProps) {
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent id={textId}>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
