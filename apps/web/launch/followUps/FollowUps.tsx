import { dayOf } from '@coldcast/rules/sequence/dayOf';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { focusOnMount } from '../../ui/focusOnMount.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { addFollowUp, insertFollowUp, MAX_FOLLOW_UPS, moveFollowUp, readWaitDays, type DraftFollowUp } from './followUp.ts';
import { FollowUpCard } from './FollowUpCard.tsx';
import styles from './FollowUps.module.css';

type FollowUpsProps = {
  followUps: readonly DraftFollowUp[];
  onChange: (update: (followUps: readonly DraftFollowUp[]) => readonly DraftFollowUp[]) => void;
  headers: readonly string[] | null;
  isLocked: boolean;
};

type Removed = { followUp: DraftFollowUp; place: number };

/** After a click moves or removes the focused control, moves the focus to the matching one. */
function useFollowUpFocus() {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ id: number | 'last'; parts: readonly string[] } | null>(null);
  useEffect(() => {
    if (wanted.current === null || list.current === null) return;
    const { id, parts } = wanted.current;
    const cards = [...list.current.querySelectorAll<HTMLElement>('[data-follow-up]')];
    const card = id === 'last' ? cards.at(-1) : cards.find(({ dataset }) => dataset['followUp'] === String(id));
    wanted.current = null;
    const field = parts.map((part) => card?.querySelector<HTMLElement>(part)).find((found) => found);
    field?.focus();
  });
  const focus = useCallback((id: number | 'last', ...parts: string[]) => {
    wanted.current = { id, parts };
  }, []);
  return { list, focus };
}

const moveButton = (by: -1 | 1): string => `[data-move="${by === -1 ? 'up' : 'down'}"]:enabled`;

/** What the buttons on the cards do. */
function useFollowUpActions(
  { followUps, onChange }: Pick<FollowUpsProps, 'followUps' | 'onChange'>,
  focus: ReturnType<typeof useFollowUpFocus>['focus'],
) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [news, setNews] = useState('');
  const numberOf = (id: number) => followUps.findIndex((followUp) => followUp.id === id) + 2;
  const change = (update: Parameters<FollowUpsProps['onChange']>[0], said = '') => {
    setRemoved(null);
    setNews(said);
    onChange(update);
  };
  return {
    news,
    removed,
    add: () => {
      focus('last', 'textarea');
      change(addFollowUp, `Email ${followUps.length + 2} added.`);
    },
    edit: useCallback(
      (id: number, patch: Partial<DraftFollowUp>) =>
        onChange((current) => current.map((followUp) => (followUp.id === id ? { ...followUp, ...patch } : followUp))),
      [onChange],
    ),
    move: (id: number, by: -1 | 1) => {
      focus(id, moveButton(by), moveButton(by === -1 ? 1 : -1));
      change((current) => moveFollowUp(current, id, by), `Now email ${numberOf(id) + by}.`);
    },
    duplicate: (id: number) => {
      const place = numberOf(id) - 1;
      focus(Math.max(...followUps.map((followUp) => followUp.id)) + 1, 'textarea');
      change(
        (current) => {
          const copied = current.find((followUp) => followUp.id === id);
          return copied ? insertFollowUp(current, place, copied) : current;
        },
        `Copied to email ${place + 2}.`,
      );
    },
    remove: (id: number) => {
      const place = numberOf(id) - 2;
      const followUp = followUps[place];
      change((current) => current.filter((one) => one.id !== id));
      if (followUp) setRemoved({ followUp, place });
    },
    restore: () => {
      if (!removed) return;
      focus(removed.followUp.id, 'textarea');
      change((current) => insertFollowUp(current, removed.place, removed.followUp), `Email ${removed.place + 2} is back.`);
    },
  };
}

/** The follow-ups: add, move, copy, remove. */
export function FollowUps({ followUps, onChange, headers, isLocked }: FollowUpsProps) {
  const { list, focus } = useFollowUpFocus();
  const actions = useFollowUpActions({ followUps, onChange }, focus);
  const { removed } = actions;
  const isFull = followUps.length >= MAX_FOLLOW_UPS;
  const waits = followUps.map(({ wait }) => readWaitDays(wait));
  const undo = removed ? (
    <Notice
      key={`removed ${removed.followUp.id}`}
      action={
        <Button size="small" variant="outlined" color="inherit" disabled={isLocked} onClick={actions.restore} ref={focusOnMount}>
          Undo
        </Button>
      }
    >
      {`Email ${removed.place + 2} removed.`}
    </Notice>
  ) : null;
  const cards = followUps.map((followUp, place) => (
    <FollowUpCard
      key={followUp.id}
      followUp={followUp}
      emailNumber={place + 2}
      day={dayOf(place + 2, waits)}
      isLast={place === followUps.length - 1}
      canDuplicate={!isFull}
      headers={headers}
      isLocked={isLocked}
      onChange={actions.edit}
      onMove={actions.move}
      onDuplicate={actions.duplicate}
      onRemove={actions.remove}
    />
  ));
  return (
    <div ref={list} className={styles.list} role="group" aria-label="Follow-ups">
      {removed ? cards.toSpliced(removed.place, 0, <div key="undo">{undo}</div>) : cards}
      <div className={styles.foot}>
        {isFull ? (
          <span className="small muted">{`${MAX_FOLLOW_UPS} follow-ups is the maximum.`}</span>
        ) : (
          <button type="button" className={`link ${styles.add}`} disabled={isLocked} onClick={actions.add}>
            <Icon name="plus" isSmall />
            Add follow-up
          </button>
        )}
        {followUps.length > 0 ? <span className="small muted">One lead costs one credit, whatever the number of emails.</span> : null}
      </div>
      <output className="sr">{actions.news}</output>
    </div>
  );
}
