// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { oneStepPerPress } from './one-step-per-press';

/** Whether the press with this count of clicks does nothing. */
function isDropped(control: Element, detail: number): boolean {
  return ['mousedown', 'click']
    .map((type) => control.dispatchEvent(new MouseEvent(type, { detail, bubbles: true, cancelable: true })))
    .includes(false);
}

it('the second press of a double click counts on its own control only, also when the page has changed its layout between them', () => {
  const [button, radio] = ['button', 'input'].map((name) => document.body.appendChild(document.createElement(name)));
  if (!button || !radio) throw new Error('no controls');
  const stop = oneStepPerPress();
  expect(isDropped(button, 1)).toBe(false);
  expect(isDropped(button, 2)).toBe(false);
  expect(isDropped(radio, 2)).toBe(true);
  stop();
  const stopNext = oneStepPerPress();
  expect(isDropped(radio, 2)).toBe(true);
  expect(isDropped(radio, 1)).toBe(false);
  stopNext();
});
