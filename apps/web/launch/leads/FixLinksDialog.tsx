import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { plural } from './countsText.ts';
import type { ListedFix } from './fileCheck.ts';
import styles from './FixLinksDialog.module.css';

type FixLinksDialogProps = { count: number; fixes: readonly ListedFix[]; onFix: () => void; onClose: () => void };

/** Shows what each link becomes before it is changed: the link rule is never relaxed silently. */
export function FixLinksDialog({ count, fixes, onFix, onClose }: FixLinksDialogProps) {
  const title = `Fix ${plural(count, 'link', 'links')}`;
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="contained" onClick={onFix} data-autofocus>
            {title}
          </Button>
        </>
      }
    >
      <ul className={styles.fixes}>
        {fixes.map(({ rowNumber, from, to }) => (
          <li key={rowNumber}>
            <span className="small muted">{`Row ${rowNumber}`}</span>
            <del>{from}</del>
            <ins>{to}</ins>
          </li>
        ))}
        {count > fixes.length ? <li className="muted">{`… and ${plural(count - fixes.length, 'more', 'more')}`}</li> : null}
      </ul>
    </Dialog>
  );
}
