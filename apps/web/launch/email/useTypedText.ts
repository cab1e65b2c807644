import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How long typing must pause before the rest of the form updates: longer than the usual 100 to 300 ms between keys. */
const REST_MS = 350;

/** Input types that arrive key by key. Any other change, such as paste or undo, is passed on immediately. */
const BY_KEY: ReadonlySet<string> = new Set([
  'insertText',
  'insertCompositionText',
  'insertLineBreak',
  'insertParagraph',
  'deleteContentBackward',
  'deleteContentForward',
]);

const isBlank = (text: string): boolean => text.trim() === '';

/** A text this long fills its field, so the height no longer follows its lines and the marks may be drawn after a pause. */
const LONG_TEXT = 4000;

type Typed = {
  /** The text for everything drawn around the field. */
  text: string;
  /** The text last passed to the form, and the form's own text at that time. */
  told: string;
  seen: string;
  /** The text last set by the form; a new object each time. */
  given: { text: string };
};

/**
 * The text of a field while it is being typed. The field holds it, so that a key costs no more than in any plain field. The form gets it
 * when typing pauses, when the field loses the focus, and immediately when the text becomes empty or non-empty. A text set by the form
 * replaces the typed one.
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
