import { CopyButton } from '../ui/CopyButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import styles from './ShownOnce.module.css';

/** Selected so that copying by keyboard works immediately. */
const focusAndSelect = (element: HTMLElement | null): void => {
  element?.focus();
  if (element) window.getSelection()?.selectAllChildren(element);
};

/** A secret that is shown only once. */
export function ShownOnce({ what, secret }: { what: string; secret: string }) {
  return (
    <div className={styles.shown}>
      <Notice tone="fair" title="Copy it now">
        You see it only once. Store it where you keep passwords.
      </Notice>
      <div>
        <p className={styles.label} id="shown-once">
          {what}
        </p>
        <div className={styles.value}>
          <code role="group" tabIndex={-1} aria-labelledby="shown-once" ref={focusAndSelect}>
            {secret}
          </code>
          <CopyButton text={secret} what={what} />
        </div>
      </div>
    </div>
  );
}
