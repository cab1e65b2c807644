import { describe, expect, it } from 'vitest';
import { isOriginAllowed } from './serve.ts';

describe('a page that calls /mcp', () => {
  it.each([
    [undefined, 'https://mocks.example.com', true],
    ['https://mocks.example.com', 'https://mocks.example.com', true],
    ['https://evil.example', 'https://mocks.example.com', false],
    ['https://mocks.example.com.evil.example', 'https://mocks.example.com', false],
    ['http://localhost:6274', 'https://mocks.example.com', false],
    ['null', 'https://mocks.example.com', false],
    ['http://localhost:6274', undefined, true],
    ['http://127.0.0.1:3000', undefined, true],
    ['https://evil.example', undefined, false],
    ['no origin', undefined, false],
  ])('from %s, where the address of Coldcast is %s, is let in: %s', (origin, publicUrl, isAllowed) => {
    expect(isOriginAllowed(origin, publicUrl)).toBe(isAllowed);
  });
});
