import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { hearEarlyPresses } from './early-presses.ts';

function Letter() {
  const [words, setWords] = useState({ line: '', lines: '' });
  useEffect(() => void (document.documentElement.dataset['alive'] = 'true'), []);
  return (
    <>
      <input defaultValue="" onChange={({ target }) => setWords((was) => ({ ...was, line: target.value }))} />
      <textarea
        defaultValue=""
        onChange={({ target }) => setWords((was) => ({ ...was, lines: target.value }))}
      />
      <output>{`${words.line}/${words.lines}`}</output>
    </>
  );
}

test('what was typed before the page was alive is known once it is, of one line and of many', async () => {
  document.body.innerHTML = renderToString(<Letter />);
  hearEarlyPresses();
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    field.value = `a word for the ${field.localName}`;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await act(async () => void hydrateRoot(document.body, <Letter />));
  await expect
    .poll(() => document.querySelector('output')!.textContent)
    .toBe('a word for the input/a word for the textarea');
});
