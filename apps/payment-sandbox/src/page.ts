import type { FastifyReply } from 'fastify';
import { FORM_TEXTS } from './form-texts.ts';
import { escape } from './html.ts';
import { payForms, type FormState } from './pay-forms.ts';
import { PAGE_TEXTS, type PageLanguage } from './page-texts.ts';
import type { Payment } from './payments.ts';

/** The hosted page as HTML; without a payment it says that there is none. */
export function pageOf(payment: Payment | undefined, state: FormState): string {
  const { language } = state;
  const texts = PAGE_TEXTS[language];
  const card = payment ? paymentPart(payment, state) : `<p role="status">${escape(texts.notFound)}</p>`;
  return documentOf(language, texts.title, card, payment ? languageLinks(payment, state) : '');
}

/** A page of the provider's, with what stands on its card and below it. */
export function documentOf(language: PageLanguage, title: string, card: string, below = ''): string {
  const { tag, badge } = PAGE_TEXTS[language];
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main class="card">
<p class="badge">${escape(badge)}</p>
<h1>${escape(title)}</h1>
${card}
</main>
${below}
</body>
</html>
`;
}

/** @param returnUrl where its form sends the player; without one there is nothing there */
export function sendHtml(
  reply: FastifyReply,
  html: string,
  returnUrl: string | undefined,
  status = returnUrl === undefined ? 404 : 200,
): FastifyReply {
  // Chromium applies form-action to the redirect after the form as well, so the merchant's origin is named.
  const target = returnUrl === undefined ? '' : ` ${new URL(returnUrl).origin}`;
  const policy = `default-src 'none'; style-src 'self'; form-action 'self'${target}; frame-ancestors 'none'; base-uri 'none'`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(html);
}

function paymentPart(payment: Payment, state: FormState): string {
  const [texts, forms] = [PAGE_TEXTS[state.language], FORM_TEXTS[state.language]];
  const facts = `<p class="amount">${escape(amountText(payment, texts.tag))}</p>
<dl>
<div><dt>${escape(texts.payTo)}</dt><dd>${escape(capitalised(payment.merchant))}</dd></div>
<div><dt>${escape(texts.reference)}</dt><dd class="reference">${escape(payment.merchantReference)}</dd></div>
</dl>`;
  if (payment.state !== 'open') {
    const why = payment.state === 'failed' && payment.failure ? `. ${forms.failures[payment.failure]}` : '';
    return `${facts}
<p class="state ${payment.state}" role="status">${escape(texts.states[payment.state] + why)}</p>
<a class="button approve" href="${escape(payment.returnUrl)}">${escape(texts.back)}</a>`;
  }
  const path = `/pay/${encodeURIComponent(payment.id)}`;
  return `${facts}
${payForms(path, state)}
<section aria-labelledby="outcomes">
<h2 id="outcomes">${escape(forms.outcomes)}</h2>
<p class="explanation">${escape(texts.explanation)}</p>
<form method="post" action="${path}">
${button('approve', texts.approve)}
${button('approve-slowly', texts.approveSlowly)}
${button('approve-half', texts.approveHalf)}
${button('decline', texts.decline)}
${button('fail-first', texts.failFirst)}
${button('close', texts.close)}
</form>
</section>`;
}

const button = (decision: string, text: string): string =>
  `<button class="button outcome ${decision}" name="decision" value="${decision}">${escape(text)}</button>`;

const LANGUAGE_NAMES: Record<PageLanguage, string> = {
  ua: 'Українська',
  ru: 'Русский',
  en: 'English',
  kk: 'Қазақша',
};

function languageLinks(payment: Payment, { language: current, method }: FormState): string {
  const links = Object.entries(LANGUAGE_NAMES).map(([language, name]) => {
    const { tag } = PAGE_TEXTS[language as PageLanguage];
    const mark = language === current ? ' aria-current="true"' : '';
    return `<a lang="${tag}" hreflang="${tag}" href="/pay/${encodeURIComponent(payment.id)}?lang=${language}&amp;method=${method}"${mark}>${name}</a>`;
  });
  return `<nav aria-label="${escape(LANGUAGE_NAMES[current])}">${links.join('\n')}</nav>`;
}

/** Minor units as the language writes money. Built from text: no amount passes through a float. */
export function amountText(payment: Payment, tag: string): string {
  const digits = payment.amountMinor.padStart(3, '0');
  const decimal = `${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral;
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: payment.currency,
    currencyDisplay: 'narrowSymbol',
  }).format(decimal);
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
