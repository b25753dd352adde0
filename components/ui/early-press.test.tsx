// @vitest-environment happy-dom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { FIRST_SCRIPT } from '@/lib/server/policy/first-script.mjs';
import { earlyPress } from './early-press';

/** The text follows from the order of the presses, of which each must see the state after the one before. */
function Presses() {
  const [text, setText] = useState('');
  return (
    <>
      {['a', 'b', 'c'].map((name) => (
        <button key={name} type="button" {...earlyPress(() => setText(text + name))}>
          {name}
        </button>
      ))}
      <output>{text}</output>
    </>
  );
}

it('repeats presses from before hydration in their order, and each button once', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  new Function(FIRST_SCRIPT)();
  document.body.innerHTML = `<div>${renderToString(<Presses />)}</div>`;
  const root = document.body.firstElementChild;
  const [a, b, c] = document.querySelectorAll('button');
  for (const button of [b, c, b, a]) button?.click();
  if (root) await act(async () => hydrateRoot(root, <Presses />));
  await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe('cba'));
  await act(async () => a?.click());
  expect(document.querySelector('output')?.textContent).toBe('cbaa');
});
