import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How long typing must pause before the rest of the form is updated: longer than most people take from key to key, which is 100 to 300 ms. */
const REST_MS = 350;

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

/** A text this long fills its field, whose height then no longer follows its lines: what is drawn of it may come when the keys rest. */
const LONG_TEXT = 4000;

type Typed = {
  /** The text as it is drawn around the field. */
  text: string;
  /** What the form was told last, and the form's own text when it was last looked at. */
  told: string;
  seen: string;
  /** The text the form set last; another object with each. */
  given: { text: string };
};

/**
 * The text of a field while it is typed. The field holds it itself, so that a key costs what it costs in any field: the form hears of it when
 * the keys rest, when the field is left, and at once where the text becomes empty or is no longer. A text the form sets takes the place of the
 * typed one.
 */
export function useTypedText(fieldRef: RefObject<{ value: string } | null>, value: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<Typed>({ text: value, told: value, seen: value, given: { text: value } });
  if (value !== typed.seen)
    setTyped({ ...typed, seen: value, ...(value === typed.told ? {} : { text: value, told: value, given: { text: value } }) });
  const latest = useRef(value);
  const { given } = typed;
  useLayoutEffect(() => {
    latest.current = given.text;
    if (fieldRef.current && fieldRef.current.value !== given.text) fieldRef.current.value = given.text;
  }, [fieldRef, given]);
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

  const draw = () => {
    const { current: text } = latest;
    setTyped((current) => (current.text === text ? current : { ...current, text }));
  };
  const type = (text: string, inputType: string | undefined) => {
    const tell = () => {
      setTyped((current) => ({ ...current, text, told: text }));
      tellForm.current(text);
    };
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = { tell, timer: setTimeout(flush, REST_MS) };
    const waits = inputType !== undefined && BY_KEY.has(inputType) && isBlank(text) === isBlank(latest.current);
    latest.current = text;
    if (!waits) flush();
    else if (text.length <= LONG_TEXT) draw();
  };
  return { text: typed.text, type, draw, flush };
}
