import { bidOf } from "@bupum/shared/deal/award-plans/rules";
import { spreadOf } from "@bupum/shared/deal/award-plans/spread";
import { stateAt } from "@bupum/shared/deal/product-estimate-responses/rules";
import type { WonRates } from "@bupum/shared/kernel/money/amounts";
import type { Instant } from "@bupum/shared/kernel/time";
import { latestRates } from "../../reference/exchange-rates/items.ts";
import { waitingLines } from "../product-estimate-orders/waiting-lines.ts";
import type { GroupItem } from "../whole-groups/groups.ts";
import type { StoredLine } from "../whole-groups/lines.ts";

type WaitingQuotes = NonNullable<GroupItem["waitingQuotes"]>;

/** The quotes that can be ordered, of requested lines that nothing was ordered or asked for. */
function undecided(lines: readonly StoredLine[], inApproval: ReadonlySet<string>, at: Instant) {
  const decided = new Set(
    lines
      .filter(
        ({ id, activeOrder, confirmedOrders }) =>
          activeOrder || confirmedOrders > 0 || inApproval.has(id),
      )
      .map(({ requestLineId }) => requestLineId),
  );
  return lines.flatMap((line) => {
    const { open, deletedAt, currentResponse: quote, responseState, requestLineId } = line;
    const isWaiting = open && !deletedAt && quote && responseState === "ACTIVE";
    if (!isWaiting || decided.has(requestLineId)) return [];
    return stateAt(quote, at) === "ACTIVE" ? [{ line, quote }] : [];
  });
}

/** Lines of a company's request that wait for an approval: its buyers have decided (D38-2). */
const readInApproval = async (
  { askedBy }: GroupItem,
  lines: readonly StoredLine[],
  at: Instant,
) => {
  const quoted = askedBy
    ? lines.filter(({ open, currentResponse }) => open && currentResponse)
    : [];
  return waitingLines(
    quoted.map(({ id }) => id),
    at,
  );
};

/**
 * What the quotes of a request come to, and when the first of them ends (D38-2): kept in its header,
 * so that a list of requests says it without their lines. Undefined where none waits.
 */
export async function waitingQuotes(
  group: GroupItem,
  lines: readonly StoredLine[],
  isOpen: boolean,
  at: Instant,
): Promise<WaitingQuotes | undefined> {
  const waiting = isOpen ? undecided(lines, await readInApproval(group, lines, at), at) : [];
  const [endsOn] = waiting.map(({ quote }) => quote.validUntil).toSorted();
  if (endsOn === undefined) return undefined;
  const isApproximate = waiting.some(({ quote }) => quote.currency !== "KRW");
  const rates: WonRates = isApproximate ? await latestRates() : {};
  const bids = waiting.flatMap(({ line, quote }) => bidOf(line, quote, line.quantity, rates) ?? []);
  return { endsOn, ...spreadOf(bids), ...(isApproximate && { isApproximate }) };
}
