import type { SaleTerms } from "@bupum/shared/accounts/seller-infos/sale-terms";
import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import type { Fault } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Quote, QuoteDraft } from "@bupum/shared/deal/product-estimate-responses/contract";
import {
  isExtendable,
  type Terms,
  termsOf,
} from "@bupum/shared/deal/product-estimate-responses/rules";
import { lineAfterQuote, mustBeExtendable } from "@bupum/shared/deal/product-estimates/rules";
import { createHash } from "node:crypto";
import { canonical } from "../../kernel/rows/same.ts";
import type { StoredLine } from "../whole-groups/lines.ts";
import { turnOf } from "../whole-groups/line-rules.ts";

/** One quote to be given to a line. */
export interface QuoteEntry {
  line: StoredLine;
  quote: Quote;
  isLate: boolean;
  /** False if only the validity changed: that is no revision. */
  isRevision: boolean;
}

type Content = Terms & Pick<Quote, "alternative" | "files">;
type Result = { content: Content; isLate: boolean; isRevision: boolean } | { faults: Fault[] };

/** The first quote of a line, or one that replaces another. */
export function revision(
  line: StoredLine,
  item: QuoteDraft,
  now: Instant,
  files: ReadonlyMap<string, FileSummary>,
  saleTerms: SaleTerms | undefined,
): Result {
  const found = termsOf(item, line, now, saleTerms);
  if ("faults" in found) return found;
  const summaries = (ids: readonly string[]) => ids.flatMap((id) => files.get(id) ?? []);
  const { alternative } = item;
  return {
    content: {
      ...found.terms,
      ...(alternative && { alternative: alternativeOf(alternative, summaries) }),
      files: summaries(item.fileIds),
    },
    isLate: lineAfterQuote(turnOf(line), now).isLate,
    isRevision: true,
  };
}

function alternativeOf(
  { fileIds, ...rest }: NonNullable<QuoteDraft["alternative"]>,
  summaries: (ids: readonly string[]) => FileSummary[],
): NonNullable<Quote["alternative"]> {
  return { ...rest, files: summaries(fileIds) };
}

/** The present quote at the same price with a longer validity (D2-9). */
export function extension(line: StoredLine, { validUntil = "" }: QuoteDraft, now: Instant): Result {
  const { currentResponse } = line;
  if (!currentResponse) return { faults: [{ path: "unitPrice", code: "PRICE_REQUIRED" }] };
  mustBeExtendable(turnOf(line));
  if (!isExtendable(currentResponse, validUntil, now))
    return { faults: [{ path: "validUntil", code: "VALID_UNTIL_RANGE" }] };
  const { hash: _hash, prevHash: _before, ...content } = currentResponse;
  return { content: { ...content, validUntil }, isLate: line.isLate, isRevision: false };
}

/** Each quote has the hash of the one before, so that altering one is detected. */
export function withHash(line: StoredLine, content: Omit<Quote, "hash" | "prevHash">): Quote {
  const prevHash = line.currentResponse?.hash;
  const whole = { ...content, ...(prevHash && { prevHash }) };
  return { ...whole, hash: createHash("sha256").update(canonical(whole)).digest("hex") };
}

export const statesOf = (lines: readonly StoredLine[]) =>
  [...new Set(lines.map(({ replyType }) => replyType))].join(",");
