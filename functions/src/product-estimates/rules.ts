import { defaultTitle } from "@bupum/shared/estimate-groups/rules";
import { amountAt } from "@bupum/shared/kernel/money/amounts";
import type { Language } from "@bupum/shared/kernel/language/languages";
import { type NoticeItem, packItems } from "@bupum/shared/notifications/notice-items";
import type { Quote } from "@bupum/shared/product-estimate-responses/contract";

interface Line {
  partNumber?: string | undefined;
  productName: string;
  quantity: number;
  unit: string;
}

/** What a line is called in notices. */
export const productLabel = (line: Pick<Line, "partNumber" | "productName">): string =>
  line.partNumber ?? line.productName;

/** What a request is called that nobody gave a title. */
export const titleOf = (
  lines: readonly Pick<Line, "partNumber" | "productName">[],
  language: Language,
): string => defaultTitle(productLabel(lines[0]!), lines.length, language);

const itemOf = (line: Line): NoticeItem => ({
  part: productLabel(line),
  quantity: line.quantity,
  unit: line.unit,
});

/** Lines as they were asked for, for the `items` of a notice. */
export const askedItems = (lines: readonly Line[]): string => packItems(lines.map(itemOf));

type Quoted = Line & { currentResponse?: Pick<Quote, "breaks" | "currency"> | undefined };

/** Lines with what their quotes come to at the quantity asked for. */
export const quotedItems = (lines: readonly (Quoted & { seller?: string })[]): string =>
  packItems(
    lines.map((line) => {
      const { currentResponse: quote, seller } = line;
      const price = quote && amountAt(quote.breaks, line.quantity, quote.currency);
      return {
        ...itemOf(line),
        ...(price && { amount: price.amount, currency: quote.currency }),
        ...(seller && { seller }),
      };
    }),
  );

type Ordered = Line & Pick<NoticeItem, "amount" | "currency" | "shipOn">;

/** Ordered lines, with the day each ships on once that is known. */
export const orderedItems = (orders: readonly Ordered[]): string =>
  packItems(
    orders.map((order) => ({
      ...itemOf(order),
      amount: order.amount,
      currency: order.currency,
      ...(order.shipOn && { shipOn: order.shipOn }),
    })),
  );
