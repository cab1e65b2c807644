import styles from './TopicChoice.module.css';

const topics = ['question', 'fault', 'idea'] as const;
export type Topic = (typeof topics)[number];

const labels: Record<Topic, string> = { question: 'Question', fault: 'Something is broken', idea: 'Idea' };

export function TopicChoice({ topic, onChange }: { topic: Topic; onChange: (topic: Topic) => void }) {
  return (
    <fieldset className={styles.topics}>
      <legend>What is it about?</legend>
      {topics.map((choice) => (
        <label key={choice}>
          <input type="radio" name="topic" value={choice} checked={choice === topic} onChange={() => onChange(choice)} />
          {labels[choice]}
        </label>
      ))}
    </fieldset>
  );
}
