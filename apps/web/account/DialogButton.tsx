import { useState, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { useDemoLimitation } from '../session/useDemoLimitation.tsx';

type DialogButtonProps = {
  /** Names the item too, because a page has several such buttons. */
  label: string;
  children: ReactNode;
  dialog: (close: () => void) => ReactNode;
};

/** A small button that opens a dialog for one item of a list; the demo account sees its limits instead. */
export function DialogButton({ label, children, dialog }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const demo = useDemoLimitation();
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-label={label}
        onClick={() => (demo.isDemo ? demo.show() : setIsOpen(true))}
      >
        {children}
      </Button>
      {isOpen ? dialog(() => setIsOpen(false)) : null}
    </>
  );
}
