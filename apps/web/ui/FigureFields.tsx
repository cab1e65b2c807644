import { FIGURE_WORDS, type FigureField } from '@coldcast/rules/sends/sendFigures';
import styles from './FigureFields.module.css';
import type { FigureProblems, FigureTexts } from './figureForm.ts';
import { TextInput } from './TextInput.tsx';

const FIELDS = ['sent', 'delivered', 'opened', 'replied', 'positiveReplies', 'bounced', 'unsubscribed', 'spamReports'] as const;

type Props = {
  texts: FigureTexts;
  problems: FigureProblems;
  /** Required in addition to what was sent. */
  required?: readonly FigureField[];
  onChange: (texts: FigureTexts) => void;
};

/** The figures of a campaign, typed as counts or as rates of what was sent. Refused input stays in its field, with the reason below. */
export function FigureFields({ texts, problems, required = [], onChange }: Props) {
  return (
    <div className={styles.part}>
      <p className={styles.hint}>Enter counts, or rates such as 2.4%. Leave unknown fields blank.</p>
      <div className={styles.fields}>
        {FIELDS.map((field) => (
          <TextInput
            key={field}
            label={FIGURE_WORDS[field]}
            inputMode="decimal"
            autoComplete="off"
            maxLength={30}
            required={field === 'sent' || required.includes(field)}
            value={texts[field] ?? ''}
            error={problems[field]}
            onChange={({ target }) => onChange({ ...texts, [field]: target.value })}
          />
        ))}
      </div>
    </div>
  );
}
