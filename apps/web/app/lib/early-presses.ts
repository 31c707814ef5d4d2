/**
 * Hears what is done on a page whose scripts are still on their way, and makes it known once the page is alive: what was
 * typed and chosen, then the last press of a button, which pulses until then. A press is heard once, however often an
 * impatient finger makes it. Links, and forms that have an address, work without scripts and are left alone.
 *
 * It stands in the document as its own source, so it leans on nothing outside itself.
 */
export function hearEarlyPresses(): void {
  const changed = new Set<EventTarget | null>();
  let pressed: { button: HTMLButtonElement; pulse: Animation } | undefined;

  const hear = (event: Event): void => {
    if (event.type === 'input') return void changed.add(event.target);
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed?.pulse.cancel();
    const pulse = button.animate({ opacity: [1, 0.5, 1] }, { duration: 1_000, iterations: Infinity });
    pressed = { button, pulse };
  };

  /** Changes a field once more, now that somebody listens. */
  const tell = (field: EventTarget | null): void => {
    if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      field.checked = !field.checked;
      return field.click();
    }
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const typed = field.value;
    field.value = field.defaultValue;
    // What is set on the element itself React takes for its own doing, and the prototype's way for a player's.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  for (const type of ['input', 'click']) addEventListener(type, hear, true);
  new MutationObserver((_alive, observer) => {
    observer.disconnect();
    for (const type of ['input', 'click']) removeEventListener(type, hear, true);
    changed.forEach(tell);
    pressed?.pulse.cancel();
    // A task of its own: what was told is there by then.
    setTimeout(() => pressed?.button.click());
  }).observe(document.documentElement, { attributeFilter: ['data-alive'] });
}
