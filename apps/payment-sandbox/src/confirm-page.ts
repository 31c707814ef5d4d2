import { FORM_TEXTS } from './form-texts.ts';
import { escape } from './html.ts';
import { amountText, capitalised, documentOf } from './page.ts';
import { field } from './pay-forms.ts';
import { PAGE_TEXTS, type PageLanguage } from './page-texts.ts';
import type { Payment } from './payments.ts';

/** The 3-D Secure step: what the card's bank asks before it pays. @param isWrong whether a code was typed that is none */
export function confirmPageOf(
  payment: Payment,
  { language, lastDigits, isWrong }: { language: PageLanguage; lastDigits: string; isWrong: boolean },
): string {
  const texts = FORM_TEXTS[language];
  const { tag, payTo } = PAGE_TEXTS[language];
  const code = field({
    ...{ name: 'code', value: '', label: texts.confirmCode, hint: texts.confirmHint, isFocused: true },
    ...(isWrong && { error: texts.confirmWrong }),
  });
  return documentOf(
    language,
    texts.confirmTitle,
    `<p class="explanation">${escape(texts.confirmText)}</p>
<p class="amount">${escape(amountText(payment, tag))}</p>
<dl>
<div><dt>${escape(payTo)}</dt><dd>${escape(capitalised(payment.merchant))}</dd></div>
<div><dt>${escape(texts.card)}</dt><dd>•••• ${escape(lastDigits)}</dd></div>
</dl>
<form method="post" action="/pay/${encodeURIComponent(payment.id)}/confirm?lang=${language}" autocomplete="off" novalidate>
${code}
<button class="button approve" name="answer" value="confirm">${escape(texts.confirm)}</button>
<button class="button decline" name="answer" value="refuse">${escape(texts.refuse)}</button>
</form>`,
  );
}
