import { createContext, memo, use, useEffect, useId, type KeyboardEvent } from 'react';
import type { User } from '@coldcast/contract/users';
import { useHeldPage } from '../session/useHeldPage.ts';
import { useSession } from '../session/useSession.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { prefetchDrawerParts } from './drawerParts.ts';
import styles from './LaunchDrawer.module.css';
import { LaunchForm } from './LaunchForm.tsx';
import { useFileDrop } from './leads/useFileDrop.ts';
import { useSteadyCallback } from './useSteadyCallback.ts';
import { useLaunchForm, type LaunchFormState } from './useLaunchForm.ts';

const FormContext = createContext<LaunchFormState | null>(null);

function FormOfContext({ titleId, isDragging }: { titleId: string; isDragging: boolean }) {
  const form = use(FormContext);
  return form && <LaunchForm form={form} titleId={titleId} isDragging={isDragging} />;
}

type FrameProps = { isOpen: boolean; onClose: () => void; onFile: (file: File) => void; onLaunch: () => void };

/** The drawer around the form. It is not redrawn while the form changes. */
const Frame = memo(function Frame({ isOpen, onClose, onFile, onLaunch }: FrameProps) {
  const titleId = useId();
  // The whole drawer takes a dropped file and Ctrl+Enter, so that neither depends on hitting the right spot.
  const { isDragging, dropEvents } = useFileDrop(onFile);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onLaunch();
  };
  return (
    <Drawer
      isOpen={isOpen}
      side="right"
      className={styles.paper}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={onKeyDown}
      {...dropEvents}
    >
      <FormOfContext titleId={titleId} isDragging={isDragging} />
    </Drawer>
  );
});

function DrawerOf({ user }: { user: User }) {
  const form = useLaunchForm(user);
  const { isOpen, close } = form.drawer;
  useHeldPage(isOpen);
  const onFile = useSteadyCallback((file: File) => {
    if (!form.isLaunching) form.takeFile(file);
  });
  // The same key press may first pass the field's last typed keys to the form.
  const onLaunch = useSteadyCallback(() => form.launch());
  return (
    <FormContext value={form}>
      <Frame isOpen={isOpen} onClose={close} onFile={onFile} onLaunch={onLaunch} />
    </FormContext>
  );
}

/** "Launch New Campaign". Stays mounted while closed, because it keeps the typed text and a running launch. */
export function LaunchDrawer() {
  const { user } = useSession();
  useEffect(prefetchDrawerParts, []);
  return user === null ? null : <DrawerOf key={user.userId} user={user} />;
}
