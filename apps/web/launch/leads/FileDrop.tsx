import { useRef, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { toSizeText } from './countsText.ts';
import styles from './FileDrop.module.css';

type FileDropProps = {
  /** Names the file input. */
  label: string;
  /** In the file dialog's format: `.csv,.txt`. */
  accept: string;
  /** For people: `.csv or .txt`. */
  kinds: string;
  file: File | null;
  isDragging: boolean;
  isLocked: boolean;
  onFile: (file: File) => void;
  /** What is known about the file. */
  children?: ReactNode;
};

/** An area for one file: drop it, or choose it with a button. */
export function FileDrop({ label, accept, kinds, file, isDragging, isLocked, onFile, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (
    <Button size="small" variant="outlined" color="inherit" disabled={isLocked} onClick={() => input.current?.click()}>
      {file ? 'Replace' : 'Choose file'}
    </Button>
  );
  return (
    <div className={isDragging ? `${styles.drop} ${styles.over}` : styles.drop}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          // The same file may be chosen again after it was edited.
          target.value = '';
        }}
      />
      {file === null || isDragging ? (
        <div className={styles.empty}>
          <Icon name={isDragging ? 'file' : 'upload'} />
          <p>
            <b>{isDragging ? 'Drop the file to read it' : `Drop a ${kinds} file here`}</b>
          </p>
          {isDragging ? null : <p className="small muted">or</p>}
          {isDragging ? null : choose}
        </div>
      ) : (
        <div className={styles.file}>
          <Icon name="file" />
          <div>
            <p className={styles.name}>{file.name}</p>
            <p className="small muted">{`${toSizeText(file.size)} · drop another ${kinds} here to replace it`}</p>
          </div>
          {choose}
        </div>
      )}
      {isDragging ? null : children}
    </div>
  );
}
