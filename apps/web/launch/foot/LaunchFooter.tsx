import { memo, useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../ui/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/Switch.tsx';
import type { LaunchCost } from './launchCost.ts';
import styles from './LaunchFooter.module.css';
import { plural } from '../leads/countsText.ts';
import { CHECKS_ID } from '../preflight/checksId.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { MissingList } from './MissingList.tsx';

type LaunchFootProps = {
  cost: LaunchCost | undefined;
  priority: 'auto' | 'off';
  onPriority: (priority: 'auto' | 'off') => void;
  /** Number of findings in the emails. */
  checks: number;
  requirements: readonly { label: string; isMet: boolean }[];
  isLaunching: boolean;
  /** Why the last launch failed. */
  failure: ReactNode;
  /** The draft's forecast. */
  forecast: ReactNode;
  onLaunch: () => void;
  onLeave: () => void;
};

/** Links to the findings about the emails: focusing it scrolls it into view. */
const ChecksLink = ({ checks }: { checks: number }) => (
  <button type="button" className={`link ${styles.checks}`} onClick={() => document.getElementById(CHECKS_ID)?.focus()}>
    <Icon name="warn" isSmall />
    {`${plural(checks, 'thing', 'things')} to check`}
  </button>
);

function CostLines({ cost, onLeave }: { cost: LaunchCost; onLeave: () => void }) {
  const rest = [cost.lane, cost.note].filter((part) => part !== null);
  return (
    <p>
      <b className={cost.isShort ? styles.tooMuch : undefined}>{cost.cost}</b>
      <br />
      {rest.join('. ').replace(/\.\./g, '.')}
      {cost.offersUpgrade ? (
        <>
          {rest.length > 0 ? '. ' : ''}
          <Link to={paths.plans} onClick={onLeave}>
            Upgrade plan
          </Link>{' '}
          for unlimited credits.
        </>
      ) : null}
    </p>
  );
}

type LaunchRowProps = Omit<LaunchFootProps, 'requirements' | 'failure' | 'forecast'> & {
  /** Id of the list of what is missing; undefined if nothing is. */
  missingId: string | undefined;
};

/** The lane, the cost, and the button. */
const LaunchRow = memo(function LaunchRow({
  cost,
  checks,
  priority,
  onPriority,
  isLaunching,
  missingId,
  onLaunch,
  onLeave,
}: LaunchRowProps) {
  return (
    <>
      {cost?.canSwitchLane ? (
        <Switch
          className={styles.lane}
          label="Use priority credits"
          isOn={priority === 'auto'}
          isDisabled={isLaunching}
          onChange={(isOn) => onPriority(isOn ? 'auto' : 'off')}
        />
      ) : null}
      <div className={styles.row}>
        <div className={styles.cost}>
          {cost ? <CostLines cost={cost} onLeave={onLeave} /> : null}
          {checks > 0 ? <ChecksLink checks={checks} /> : null}
        </div>
        <Button
          variant="contained"
          disabled={missingId !== undefined || isLaunching}
          aria-describedby={missingId}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={onLaunch}
        >
          {isLaunching ? 'Launching…' : 'Launch'}
        </Button>
      </div>
    </>
  );
});

/** Always visible below the form: the cost, what is missing, the button. */
export function LaunchFooter({ requirements, failure, forecast, ...row }: LaunchFootProps) {
  const missingId = useId();
  const isMissing = requirements.some(({ isMet }) => !isMet);
  return (
    <footer className={styles.foot}>
      {failure}
      {forecast}
      {isMissing ? (
        <div id={missingId}>
          <MissingList requirements={requirements} />
        </div>
      ) : null}
      <LaunchRow {...row} missingId={isMissing ? missingId : undefined} />
    </footer>
  );
}
