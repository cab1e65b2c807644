import { KEY_SCOPES, type KeyScope } from '@coldcast/contract/endpoint';
import styles from '../ChoiceList.module.css';
import { SCOPE_WORDS } from './scopeWords.ts';

/** What a new key may do; reading is always part of it. */
export function ScopeChoice({ chosen, onChange }: { chosen: readonly KeyScope[]; onChange: (chosen: KeyScope[]) => void }) {
  const toggle = (scope: KeyScope) => onChange(KEY_SCOPES.filter((each) => chosen.includes(each) !== (each === scope)));
  return (
    <fieldset className={styles.choices}>
      <legend>What it may do</legend>
      {KEY_SCOPES.map((scope) => (
        <label key={scope}>
          <input
            type="checkbox"
            name="scopes"
            value={scope}
            checked={chosen.includes(scope)}
            disabled={scope === 'read'}
            onChange={() => toggle(scope)}
          />
          <span>{SCOPE_WORDS[scope].title}</span>
          <span className={styles.hint}>{SCOPE_WORDS[scope].words}</span>
        </label>
      ))}
    </fieldset>
  );
}
