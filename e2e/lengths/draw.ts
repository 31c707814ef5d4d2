/** A text to draw. */
export interface Drawn {
  readonly place: 'button' | 'tab' | 'badge' | 'toast';
  readonly text: string;
  readonly from: string;
}

/**
 * Draws each text as the site's own style sheets draw its place, in a column as wide as a phone leaves between the margins of a page.
 * Runs in the page, alone: all that it needs is in it or given. @returns what is cut or has too many lines, a sentence each
 */
export function drawTexts({ drawn, marginPx }: { drawn: readonly Drawn[]; marginPx: number }): string[] {
  const selectors = [...document.styleSheets].flatMap((sheet) => JSON.stringify(textsOf(sheet.cssRules)));
  const all = selectors.join(' ');
  /** The class that a style sheet of modules has for a local name, of the module that has `beside`, too. */
  const classOf = (local: string, beside: string) => {
    const module = new RegExp(`\\._${beside}_([a-z0-9]{5})_`, 'i').exec(all)?.[1];
    const found = module && new RegExp(`\\.(_${local}_${module}_\\d+)`, 'i').exec(all)?.[1];
    if (!found) throw new Error(`No class ${local} beside ${beside} is in the style sheets`);
    return found;
  };
  const button = `${classOf('button', 'gold')} ${classOf('medium', 'gold')} ${classOf('quiet', 'gold')}`;
  const column = document.createElement('div');
  column.style.cssText = `position:fixed;inset:0 ${marginPx}px;z-index:9999;display:flex;justify-content:start;align-items:start`;
  document.body.append(column);
  const MOST_LINES = { button: 2, tab: 2, badge: 2, toast: 3 };
  const make = ({ place, text }: Drawn): { frame: HTMLElement; words: HTMLElement } => {
    const frame = document.createElement(place === 'button' || place === 'tab' ? 'button' : 'div');
    const words = document.createElement(place === 'toast' ? 'p' : 'span');
    words.textContent = text;
    frame.append(words);
    if (place === 'button') frame.className = button;
    if (place === 'badge') frame.className = classOf('badge', 'badge');
    if (place === 'tab') frame.className = classOf('tab', 'tab');
    if (place === 'toast') {
      frame.className = classOf('toast', 'toaster');
      words.className = classOf('text', 'toaster');
      // Its picture and the button that closes it.
      for (const px of [24, 44]) {
        const beside = document.createElement('span');
        beside.style.cssText = `flex:none;width:${px}px`;
        frame.append(beside);
      }
    }
    return { frame, words };
  };
  const faults = drawn.flatMap((one) => {
    const { frame, words } = make(one);
    column.replaceChildren(frame);
    const [inside, box] = [words.getBoundingClientRect(), frame.getBoundingClientRect()];
    const range = document.createRange();
    range.selectNodeContents(words);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const room = column.getBoundingClientRect();
    const over = Math.round(
      Math.max(box.right - room.right, inside.right - box.right, box.left - inside.left),
    );
    const faults = [];
    if (over > 0) faults.push(`is ${over} px too long`);
    if (lines > MOST_LINES[one.place]) faults.push(`has ${lines} lines`);
    return faults.map((fault) => `${one.from}: ${one.place} “${one.text}” ${fault}`);
  });
  column.remove();
  return faults;

  function textsOf(rules: CSSRuleList): string[] {
    return [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
      ...('cssRules' in rule ? textsOf((rule as CSSGroupingRule).cssRules) : []),
    ]);
  }
}
