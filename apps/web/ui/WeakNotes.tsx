import styles from './WeakNotes.module.css';

type Note = { text: string; problem: string; advice: string };

/** Weak wording that moves no rate: what it says, what is wrong about it, what to do. */
export const WeakNotes = ({ notes }: { notes: readonly Note[] }) => (
  <ul className={styles.notes}>
    {notes.map(({ text, problem, advice }) => (
      <li key={text} className="small muted">{`\u201c${text}\u201d: ${problem} ${advice}`}</li>
    ))}
  </ul>
);
