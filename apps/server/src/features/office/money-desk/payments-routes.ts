import { listPayments, readPayment as readPaymentOperation } from '@croupier/contract/office/money-desk';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { MoneyDeskParts } from './money-desk-parts.ts';
import { PAYMENTS_LIST, type PaymentFilters, type PaymentRow } from './payments-store.ts';
import { paymentView, readPayment } from './read-payment.ts';
import { recordReading } from './record-reading.ts';

/** Deposits. */
export function paymentsRoutes(http: Http, parts: MoneyDeskParts): void {
  const { db } = parts;
  handleList<typeof listPayments, PaymentRow, PaymentFilters>(http, listPayments, {
    db,
    list: PAYMENTS_LIST,
    view: paymentView,
    onRead: (call, how) => recordReading(parts, call, { how, list: 'payments' }),
  });
  http.handle(readPaymentOperation, ({ input: { params } }) => readPayment(db, params.id));
}
