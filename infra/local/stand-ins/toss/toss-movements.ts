import { mId, seoulTime, type TossPayment } from "./toss-shapes.ts";

interface Movement {
  payment: TossPayment;
  status: TossPayment["status"];
  amount: number;
  transactionKey: string;
  ms: number;
}

/** Charges and refunds in the order of time: a day of many years is found by binary search. */
export class Movements {
  #list: Movement[] = [];
  readonly #places = new Map<string, number>();

  /** With a clock that goes back (in tests) a movement is inserted by its time. */
  add(
    ...[payment, status, amount, transactionKey, ms]: [
      TossPayment,
      TossPayment["status"],
      number,
      string,
      number,
    ]
  ) {
    const movement = { payment, status, amount, transactionKey, ms };
    if ((this.#list.at(-1)?.ms ?? 0) <= ms) {
      this.#places.set(transactionKey, this.#list.length);
      this.#list.push(movement);
    } else this.#sort([...this.#list, movement]);
  }

  rebuild(payments: readonly TossPayment[]) {
    this.#sort(
      payments.flatMap((payment) => [
        {
          payment,
          status: "DONE" as const,
          amount: payment.totalAmount,
          transactionKey: payment.transactionKey,
          ms: Date.parse(payment.approvedAt),
        },
        ...payment.cancels.map((one) => ({
          payment,
          status:
            one.cancelAmount === payment.totalAmount
              ? ("CANCELED" as const)
              : ("PARTIAL_CANCELED" as const),
          amount: -one.cancelAmount,
          transactionKey: one.transactionKey,
          ms: Date.parse(one.canceledAt),
        })),
      ]),
    );
  }

  #sort(list: Movement[]) {
    this.#list = list.toSorted((left, right) => left.ms - right.ms);
    this.#places.clear();
    this.#list.forEach(({ transactionKey }, at) => this.#places.set(transactionKey, at));
  }

  /** The first position at or after a time. */
  #placeOf(ms: number): number {
    let low = 0;
    let high = this.#list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#list[middle]!.ms < ms) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** As the API lists them; undefined for an unknown key to start after. */
  between(from: number, to: number, after: string | null, limit: number): object[] | undefined {
    const place = after === null ? undefined : this.#places.get(after);
    if (after !== null && place === undefined) return undefined;
    const start = Math.max(this.#placeOf(from), (place ?? -1) + 1);
    const end = Math.min(this.#placeOf(to + 1), start + limit);
    return this.#list.slice(start, end).map(({ payment, status, amount, transactionKey, ms }) => ({
      mId,
      transactionKey,
      paymentKey: payment.paymentKey,
      orderId: payment.orderId,
      method: "카드",
      customerKey: payment.customerKey,
      useEscrow: false,
      receiptUrl: `https://dashboard.tosspayments.com/receipt/redirection?transactionId=${payment.paymentKey}&ref=PX`,
      status,
      transactionAt: seoulTime(ms),
      currency: "KRW",
      amount,
    }));
  }
}
