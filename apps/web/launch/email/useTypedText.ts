import { useEffect, useRef, useState } from 'react';

/** How long typing must pause before the rest of the form is updated. */
const REST_MS = 200;

/** Kinds of input that come key by key. Whatever else changes a text, such as pasting or undoing, is passed on at once. */
const BY_KEY: ReadonlySet<string> = new Set([
  'insertText',
  'insertCompositionText',
  'insertLineBreak',
  'insertParagraph',
  'deleteContentBackward',
  'deleteContentForward',
]);

const isBlank = (text: string): boolean => text.trim() === '';

type Typed = {
  text: string;
  /** What the form was told last, and the form's own text when it was last looked at. */
  told: string;
  seen: string;
};

/**
 * The text of a field while it is typed: every key changes the field alone, and the form hears of it when the keys rest, when the field is
 * left, and at once where the text becomes empty or is no longer. A text the form sets itself takes the place of the typed one.
 */
export function useTypedText(value: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<Typed>({ text: value, told: value, seen: value });
  if (value !== typed.seen) setTyped({ ...typed, seen: value, ...(value === typed.told ? {} : { text: value, told: value }) });
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; tell: () => void } | null>(null);
  const tellForm = useRef(onChange);
  useEffect(() => {
    tellForm.current = onChange;
  });

  const flush = () => {
    if (waiting.current === null) return;
    clearTimeout(waiting.current.timer);
    const { tell } = waiting.current;
    waiting.current = null;
    tell();
  };
  useEffect(() => flush, []);

  const type = (text: string, inputType: string | undefined) => {
    const tell = () => {
      setTyped((current) => ({ ...current, told: text }));
      tellForm.current(text);
    };
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = { tell, timer: setTimeout(flush, REST_MS) };
    const waits = inputType !== undefined && BY_KEY.has(inputType) && isBlank(text) === isBlank(typed.text);
    setTyped((current) => ({ ...current, text }));
    if (!waits) flush();
  };
  return { text: typed.text, type, flush };
}
