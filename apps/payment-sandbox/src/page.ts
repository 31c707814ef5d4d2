import type { Payment } from './payments.ts';
import type { Texts } from './texts.ts';

const BRANDS: Readonly<Record<string, string>> = { rino: 'Rino', toro: 'Toro' };

/** The hosted page of a payment that waits for its player. */
export function paymentPage(payment: Payment, texts: Texts): string {
  return page(
    texts,
    `<dl>
      <div><dt>${texts.merchant}</dt><dd>${escapeHtml(BRANDS[payment.brand ?? ''] ?? payment.merchant)}</dd></div>
      <div class="amount"><dt>${texts.amount}</dt><dd>${formatAmount(payment, texts.lang)}</dd></div>
    </dl>
    <form method="post" action="/pay/${payment.id}">
      <button name="decision" value="paid" class="main" autofocus>${texts.approve} ${formatAmount(payment, texts.lang)}</button>
      <button name="decision" value="failed">${texts.decline}</button>
      <button name="decision" value="pending" class="quiet">${texts.later}</button>
    </form>`,
  );
}

/** What is left to say when the payment has been decided. */
export function finishedPage(payment: Payment, texts: Texts): string {
  return page(
    texts,
    `<h2>${texts.over}</h2><p>${texts.overText}</p>
    <a class="main" href="${escapeHtml(payment.returnUrl)}">${texts.back}</a>`,
  );
}

export function missingPage(texts: Texts): string {
  return page(texts, `<h2>${texts.missing}</h2><p>${texts.missingText}</p>`);
}

function page(texts: Texts, content: string): string {
  return `<!doctype html>
<html lang="${texts.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${texts.title}</title><link rel="stylesheet" href="/page.css"></head>
<body><main>
<header><svg viewBox="0 0 32 32" aria-hidden="true"><rect x="2" y="7" width="28" height="19" rx="4"/><path d="M2 13h28"/></svg>
<h1>${texts.title}</h1></header>
<p class="notice" role="note">${texts.notice}</p>
${content}
</main></body></html>`;
}

/** Every currency here has two decimals. Kazakh has no number data in some runtimes and groups as Ukrainian does. */
function formatAmount(payment: Payment, lang: string): string {
  const digits = payment.amountMinor.padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, lang === 'en' ? ',' : '\u00a0');
  return `${whole}${lang === 'en' ? '.' : ','}${digits.slice(-2)}\u00a0${escapeHtml(payment.currency)}`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
