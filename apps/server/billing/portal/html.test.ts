import { describe, expect, it } from 'vitest';
import { html, nothing } from './html.ts';

describe('html', () => {
  it('escapes what is put in', () => {
    expect(html`<p title="${`"'`}">${'<script>&'}</p>`.htmlText).toBe('<p title="&quot;&#39;">&lt;script&gt;&amp;</p>');
  });

  it('keeps HTML that it made itself, alone and in lists', () => {
    const items = ['a', '<b>'].map((word) => html`<i>${word}</i>`);
    expect(html`<p>${items}${nothing}${0}</p>`.htmlText).toBe('<p><i>a</i><i>&lt;b&gt;</i>0</p>');
  });
});
