import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTypedText } from './useTypedText.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const KEY = 'insertText';

function render(value: string) {
  const told: string[] = [];
  const field = { value: '' };
  const ref = { current: field };
  const view = renderHook(({ given }) => useTypedText(ref, given, (text) => told.push(text)), {
    initialProps: { given: value },
  });
  const type = (text: string, inputType: string | undefined = KEY) =>
    act(() => {
      field.value = text;
      view.result.current.type(text, inputType);
    });
  const rest = () =>
    act(() => {
      vi.advanceTimersByTime(1000);
    });
  return { ...view, field, told, type, rest };
}

describe('a field that is typed in', () => {
  it('shows every key at once, and updates the form when typing pauses', () => {
    const { result, told, type, rest } = render('Hi');
    type('Hi t');
    type('Hi th');
    expect(result.current.text).toBe('Hi th');
    expect(told).toEqual([]);
    rest();
    expect(told).toEqual(['Hi th']);
  });

  it('reports at once what was pasted, and when the text becomes empty or stops being empty', () => {
    const { told, type } = render('Hi');
    type('Hi there', 'insertFromPaste');
    type('', 'deleteContentBackward');
    type('H');
    expect(told).toEqual(['Hi there', '', 'H']);
  });

  it('reports once when it loses the focus', () => {
    const { result, told, type, rest } = render('Hi');
    type('Hi t');
    act(() => result.current.flush());
    rest();
    expect(told).toEqual(['Hi t']);
  });

  it('loses no key that comes before the form has drawn the last ones', () => {
    const { field, rerender, told, type, rest } = render('a');
    type('ab');
    rest();
    type('abc');
    rerender({ given: 'ab' });
    expect(field.value).toBe('abc');
    rest();
    expect(told).toEqual(['ab', 'abc']);
  });

  it('accepts a text that the form sets itself', () => {
    const { field, result, rerender, type } = render('a');
    expect(field.value).toBe('a');
    type('ab');
    rerender({ given: 'another' });
    expect(field.value).toBe('another');
    expect(result.current.text).toBe('another');
  });

  it('keeps a long text as drawn until typing pauses', () => {
    const long = 'Trucks wait. '.repeat(400);
    const { result, type, rest } = render(long);
    type(`${long}T`);
    expect(result.current.text).toBe(long);
    act(() => result.current.draw());
    expect(result.current.text).toBe(`${long}T`);
    type(`${long}Th`);
    rest();
    expect(result.current.text).toBe(`${long}Th`);
  });

  it('reports unreported text when it unmounts', () => {
    const { unmount, told, type } = render('Hi');
    type('Hi t');
    unmount();
    expect(told).toEqual(['Hi t']);
  });
});
