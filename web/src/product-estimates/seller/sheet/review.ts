import { parseInput } from "@bupum/shared/kernel/words/faults";
import type { Id, LineId } from "@bupum/shared/kernel/ids";
import type { Fault } from "@bupum/shared/kernel/problem";
import { partNumberKey } from "@bupum/shared/kernel/text/part-number-key";
import type { Instant } from "@bupum/shared/kernel/time";
import type { CallInput } from "@bupum/shared/kernel/route";
import {
  type QuoteDraft,
  quoteDraft,
  type quoteRoutes,
} from "@bupum/shared/deal/product-estimate-responses/contract";
import { termsOf } from "@bupum/shared/deal/product-estimate-responses/rules";
import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { namedFee } from "../named-fee.ts";
import type { TypedRow } from "./read-answer-sheet.ts";

/** Why a row is not sent although it was typed well: its line is not as it was downloaded. */
export type Stale = "gone" | "closed" | "answered" | "changed" | "otherPart";

interface Reviewed {
  rowNo: number;
  id: LineId;
  partNumber: string;
}
export type ReviewedRow = Reviewed &
  (
    | { state: "quote"; line: Line; quote: QuoteDraft }
    | { state: "refusal"; line: Line; refusal: NonNullable<TypedRow["refusal"]> }
    | { state: "faulty"; line: Line; faults: Fault[] }
    | { state: "stale"; why: Stale }
  );

function staleness(row: TypedRow, line: Line | undefined): Stale | undefined {
  if (!line) return "gone";
  // A part of a table that was sorted alone carries another line's key.
  const isOther = (number: string) => partNumberKey(number) !== partNumberKey(row.partNumber);
  if (line.partNumber !== undefined && isOther(line.partNumber)) return "otherPart";
  if (line.replyType !== "PENDING") return "answered";
  if (!line.open) return "closed";
  return line.version === row.version ? undefined : "changed";
}

/** The fee that the quote before named stays, since the sheet has no column for one (D3-32). */
function withFee(quote: QuoteDraft, { currentResponse }: Line): QuoteDraft {
  const fee = namedFee(currentResponse, quote.currency);
  return quote.shippingFeePayer === "BUYER_PAYS" && fee !== undefined
    ? { ...quote, shippingFee: fee }
    : quote;
}

/** A typed row against its line as it is now; the server checks the same again. */
export function reviewed(row: TypedRow, line: Line | undefined, now: Instant): ReviewedRow {
  const { rowNo, id, partNumber, refusal, version } = row;
  const base = { rowNo, id, partNumber };
  const why = staleness(row, line);
  if (why || !line) return { ...base, state: "stale", why: why ?? "gone" };
  if (refusal) return { ...base, state: "refusal", line, refusal };
  const parsed = parseInput(quoteDraft, { ...row.quote, productEstimateId: id, version });
  if ("faults" in parsed) return { ...base, state: "faulty", line, faults: parsed.faults };
  const found = termsOf(parsed.data, line, now);
  if ("faults" in found) return { ...base, state: "faulty", line, faults: found.faults };
  return { ...base, state: "quote", line, quote: withFee(parsed.data, line) };
}

type Refusal = Pick<
  CallInput<(typeof quoteRoutes)["reject"]>["body"],
  "productEstimateIds" | "versions"
> &
  NonNullable<TypedRow["refusal"]>;

/** What goes to one buyer's request; its quotes leave together or not at all. */
export interface Parcel {
  estimateId: Id<"est">;
  title: string;
  groupNumber: string;
  number: string;
  buyerName: string;
  quotes: QuoteDraft[];
  refusals: Refusal[];
  rows: ReviewedRow[];
}

/** The rows that can be sent, by estimate, in the order of the sheet. */
export function parcelsOf(rows: readonly ReviewedRow[]): Parcel[] {
  const ready = rows.flatMap((row) =>
    row.state === "quote" || row.state === "refusal" ? [row] : [],
  );
  return [...Map.groupBy(ready, ({ line }) => line.estimateId)].map(([estimateId, some]) => {
    const { title, groupNumber, estimateNumber: number, buyerName } = some[0]!.line;
    const refused = some.flatMap((row) => (row.state === "refusal" ? [row] : []));
    const alike = Map.groupBy(
      refused,
      ({ refusal }) => `${refusal.reason} ${refusal.detail ?? ""}`,
    );
    return {
      estimateId,
      title,
      groupNumber,
      number,
      buyerName,
      quotes: some.flatMap((row) => (row.state === "quote" ? [row.quote] : [])),
      refusals: [...alike.values()].map((same) => ({
        productEstimateIds: same.map(({ id }) => id),
        versions: Object.fromEntries(same.map(({ id, line }) => [id, line.version])),
        ...same[0]!.refusal,
      })),
      rows: some,
    };
  });
}
