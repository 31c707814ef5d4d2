import { CARD_FIELDS, type CardErrors, type CardField, type CardValues } from './card-form.ts';
import { FORM_TEXTS, type FormTexts } from './form-texts.ts';
import { escape } from './html.ts';
import { accountsOf, METHODS, type Method } from './methods.ts';
import type { PageLanguage } from './page-texts.ts';
import { grouped, PAYMENT_CARDS, type PaymentCardName } from './test-cards.ts';

/** State of the page of an open payment, beside the payment. */
export interface FormState {
  language: PageLanguage;
  method: Method;
  /** What stands in the card form, and what is wrong with it. */
  values?: CardValues;
  errors?: CardErrors;
}

/** The choice of a method and the form of the one that was chosen. @param path of the payment's page */
export function payForms(path: string, state: FormState): string {
  const { language, method } = state;
  const texts = FORM_TEXTS[language];
  const links = METHODS.map((each) => {
    const mark = each === method ? ' aria-current="true"' : '';
    return `<a href="${path}?lang=${language}&amp;method=${each}"${mark}>${escape(texts.methods[each])}</a>`;
  });
  return `<nav class="methods" aria-label="${escape(texts.methodsLabel)}">${links.join('\n')}</nav>
${method === 'card' ? cardForm(path, state, texts) : accountForm(path, state, texts)}`;
}

function cardForm(path: string, { language, values = {}, errors = {} }: FormState, texts: FormTexts): string {
  const firstWrong = CARD_FIELDS.find((name) => errors[name]);
  const input = (name: CardField): string => {
    const error = errors[name];
    const value = name === 'number' ? grouped(values.number ?? '') : (values[name] ?? '');
    // No offer of a saved card: one that is real has no business here.
    return field({
      ...{ name, value, label: texts.fields[name], hint: texts.hints[name], isFocused: name === firstWrong },
      ...(error && { error: texts.errors[error] }),
    });
  };
  return `${firstWrong ? `<p class="state failed" role="alert">${escape(texts.wrong)}</p>` : ''}
<p class="explanation">${escape(texts.warning)}</p>
<form method="post" action="${path}/card?lang=${language}" autocomplete="off" novalidate>
${input('number')}
<div class="pair">
${input('expiry')}
${input('code')}
</div>
<button class="button approve">${escape(texts.pay)}</button>
</form>
<details>
<summary>${escape(texts.testCards)}</summary>
<p class="explanation">${escape(texts.testCardsHint)}</p>
<ul class="test-cards">
${(Object.keys(PAYMENT_CARDS) as PaymentCardName[]).map((name) => testCardLink(path, language, name)).join('\n')}
</ul>
</details>`;
}

function testCardLink(path: string, language: PageLanguage, name: PaymentCardName): string {
  const { number } = PAYMENT_CARDS[name];
  return `<li><a href="${path}?lang=${language}&amp;card=${name}"><span class="number">${grouped(number)}</span> ${escape(FORM_TEXTS[language].cards[name])}</a></li>`;
}

function accountForm(path: string, { language, method }: FormState, texts: FormTexts): string {
  const choices = accountsOf(method).map(
    (name, index) =>
      `<label><input type="radio" name="account" value="${name}"${index === 0 ? ' checked' : ''}> ${escape(texts.accounts[name])}</label>`,
  );
  return `<form method="post" action="${path}/account?lang=${language}">
<fieldset>
<legend>${escape(method === 'bank' ? texts.banks : texts.wallets)}</legend>
${choices.join('\n')}
</fieldset>
<button class="button approve">${escape(texts.goOn)}</button>
</form>`;
}

/** A field of digits with its label, its hint and, where it was filled in wrongly, the reason. */
export function field(wanted: {
  name: string;
  value: string;
  label: string;
  hint: string;
  error?: string;
  isFocused: boolean;
}): string {
  const { name, value, label, hint, error, isFocused } = wanted;
  const described = `${error ? `${name}-error ` : ''}${name}-hint`;
  return `<div class="field">
<label for="${name}">${escape(label)}</label>
<input id="${name}" name="${name}" value="${escape(value)}" inputmode="numeric" autocomplete="off" maxlength="40" required aria-describedby="${described}"${error ? ' aria-invalid="true"' : ''}${isFocused ? ' autofocus' : ''}>
<p class="hint" id="${name}-hint">${escape(hint)}</p>
${error ? `<p class="error" id="${name}-error">${escape(error)}</p>` : ''}
</div>`;
}
