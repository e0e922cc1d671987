import { orderOf } from "@bupum/shared/deal/product-estimates/rules";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import { shippingState } from "@bupum/shared/deal/product-estimate-orders/shipping";
import { useShippingSaid } from "@bupum/ui/product-estimate-orders/shipping";
import { useKitWords } from "@bupum/ui/say";
import { useWords } from "../../words.ts";
import type { Cell } from "../comparison.ts";
import { askedColumns, sellerColumns } from "./columns.ts";

const sums = ["goods", "shipping", "supply", "vat", "total", "lines", "latest"] as const;

/** All that the sheet says, in the reader's language. */
export type SheetWords = ReturnType<typeof useSheetWords>;

const named = <Name extends string>(all: readonly Name[], text: (name: Name) => string) =>
  Object.fromEntries(all.map((name) => [name, text(name)])) as Record<Name, string>;

export function useSheetWords() {
  const say = useWords("productEstimates");
  const kit = useKitWords();
  const why = useReason();
  const note = useNote();
  const said = useShippingSaid(useWords("productEstimateOrders"));
  return {
    name: say("sheet.name"),
    asked: say("sheet.asked"),
    notAsked: say("grid.notAsked"),
    payment: say("sheet.payment"),
    title: (of: { number: string; title: string }) => say("sheet.title", of),
    basis: (of: { time: string }) => say("sheet.basis", of),
    rates: (of: { date: string }) => say("sheet.rates", of),
    without: (of: { seller: string; why: string }) => say("sheet.without", of),
    dropped: (name: string) => `${name} (${say("grid.dropped")})`,
    heads: named([...askedColumns, ...sellerColumns], (name) => say(`sheet.heads.${name}`)),
    /** What stands for a fee that these quotes leave open. */
    openFee: (quotes: readonly Quote[]) =>
      said.text({ state: shippingState(0, quotes), fee: 0 }, "KRW"),
    sums: named(sums, (name) => say(`sheet.sums.${name}`)),
    /** The currency, and whether VAT is in the price. */
    terms: ({ currency, vatMode }: Quote) => `${currency} ${kit(`money.${vatMode}`)}`,
    why,
    /** What is to be known of an answer besides its figures. */
    note: (cell: Cell) => (cell.quote ? note(cell, cell.quote) : why(cell)),
  };
}

/** Why there is no quote. */
function useReason() {
  const say = useWords("productEstimates");
  const trade = useWords("trade");
  return ({ item }: Cell) => {
    if (item.replyType !== "REJECTED") return say(item.open ? "grid.pending" : "grid.unanswered");
    const reason = item.rejectReason && trade(`rejectReasons.${item.rejectReason}`);
    return [say("grid.refused"), reason, item.rejectDetail].filter(Boolean).join(" · ");
  };
}

function useNote() {
  const say = useWords("productEstimates");
  const said = useShippingSaid(useWords("productEstimateOrders"));
  const trade = useWords("trade");
  return ({ item, bid, state }: Cell, quote: Quote) => {
    const { alternative: other, moq, orderMultiple, condition } = quote;
    const { unit } = item;
    const order = orderOf(item);
    const product = other && `${other.manufactorName} ${other.partNumber} (${other.reason})`;
    return [
      product && `${say("sheet.substitute")} ${product}`,
      order && say("panel.ordered", { number: order.poNumber }),
      state && state !== "ACTIVE" && say(`history.states.${state}`),
      !bid && say("grid.tooFew"),
      bid?.isShort && say("grid.short", { count: bid.quantity, unit }),
      moq > 1 && trade("minimum", { count: moq, unit }),
      orderMultiple > 1 && trade("multiple", { count: orderMultiple, unit }),
      condition !== "NEW" && trade(`conditions.${condition}`),
      bid?.isFeeOpen && said.phrase({ state: shippingState(0, [quote]), fee: 0 }, quote.currency),
      quote.memo,
    ]
      .filter((fact) => typeof fact === "string")
      .join(" · ");
  };
}
