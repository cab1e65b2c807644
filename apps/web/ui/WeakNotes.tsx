import { noteText, type Note } from './noteText.ts';
import styles from './WeakNotes.module.css';

export const WeakNotes = ({ notes }: { notes: readonly Note[] }) => (
  <ul className={styles.notes}>
    {notes.map((note) => (
      <li key={`${note.text} ${note.problem}`} className="small muted">
        {noteText(note)}
      </li>
    ))}
  </ul>
);
