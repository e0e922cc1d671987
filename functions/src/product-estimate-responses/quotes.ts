import { createHash } from "node:crypto";
import type { ExchangeRates } from "@bupum/shared/exchange-rates/contract";
import type { FileSummary } from "@bupum/shared/files/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { type Fault, faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { Quote, QuoteDraft } from "@bupum/shared/product-estimate-responses/contract";
import {
  isExtendable,
  isExtension,
  type Terms,
  termsOf,
} from "@bupum/shared/product-estimate-responses/rules";
import { answerLine, mustBeExtendable } from "@bupum/shared/product-estimates/rules";
import { rateToKrw } from "../exchange-rates/rules.ts";
import { claim } from "../files/items.ts";
import type { Context } from "../kernel/context.ts";
import { canonical } from "../kernel/rows/same.ts";
import { type StoredLine, turnOf } from "../product-estimates/items.ts";

/** One quote that a line is about to get. */
export interface QuoteEntry {
  line: StoredLine;
  response: Quote;
  isLate: boolean;
  /** False where only the validity moved: that counts as no revision. */
  isRevision: boolean;
}
interface QuoteInput {
  lines: readonly StoredLine[];
  items: readonly QuoteDraft[];
  path: (index: number) => string;
  rates: ExchangeRates | undefined;
  files: ReadonlyMap<string, FileSummary>;
}

/** The quotes of one call, or all that is wrong with any of them. */
export function quoteEntries(
  ctx: Context,
  { lines, items, path, rates, files }: QuoteInput,
): QuoteEntry[] {
  const now = ctx.now();
  const faults: Fault[] = [];
  const given = items.flatMap((item, index) => {
    const line = lines[index]!;
    const result = isExtension(item)
      ? extension(line, item, now)
      : revision(line, item, now, files);
    if ("faults" in result) {
      faults.push(
        ...result.faults.map((fault) => ({ ...fault, path: `${path(index)}.${fault.path}` })),
      );
      return [];
    }
    const isLate = line.replyType === "REPLIED" ? line.isLate : result.isLate;
    const response = withHash(line, {
      ...result.content,
      id: ctx.newId("rsp"),
      productEstimateId: line.id,
      revision: line.revision + 1,
      round: line.round,
      state: "ACTIVE",
      fxSnapshot: rateToKrw(result.content.currency, rates, now),
      via: "WEB",
      createdAt: now,
    });
    return [{ line, response, isLate, isRevision: result.isRevision }];
  });
  if (faults.length > 0) throw new Problem("INVALID_REQUEST", undefined, faults);
  return given;
}

type Content = Terms & Pick<Quote, "alternative" | "files">;
type Result = { content: Content; isLate: boolean; isRevision: boolean } | { faults: Fault[] };

/** The first quote of a line, or one that replaces another. */
function revision(
  line: StoredLine,
  item: QuoteDraft,
  now: Instant,
  files: ReadonlyMap<string, FileSummary>,
): Result {
  const found = termsOf(item, line, now);
  if ("faults" in found) return found;
  const summaries = (ids: readonly string[]) => ids.flatMap((id) => files.get(id) ?? []);
  const { alternative } = item;
  return {
    content: {
      ...found.terms,
      ...(alternative && { alternative: alternativeOf(alternative, summaries) }),
      files: summaries(item.fileIds),
    },
    isLate: answerLine(turnOf(line), now).isLate,
    isRevision: true,
  };
}

function alternativeOf(
  { fileIds, ...rest }: NonNullable<QuoteDraft["alternative"]>,
  summaries: (ids: readonly string[]) => FileSummary[],
): NonNullable<Quote["alternative"]> {
  return { ...rest, files: summaries(fileIds) };
}

/** The present quote at the same price, valid longer (D2-9). */
function extension(line: StoredLine, { validUntil = "" }: QuoteDraft, now: Instant): Result {
  const { currentResponse } = line;
  if (!currentResponse) return { faults: [{ path: "unitPrice", code: "PRICE_REQUIRED" }] };
  mustBeExtendable(turnOf(line));
  if (!isExtendable(currentResponse, validUntil, now))
    return { faults: [{ path: "validUntil", code: "VALID_UNTIL_RANGE" }] };
  const { hash: _hash, prevHash: _before, ...content } = currentResponse;
  return { content: { ...content, validUntil }, isLate: line.isLate, isRevision: false };
}

/** Chained to the revision before, so that no quote can be altered unseen. */
function withHash(line: StoredLine, content: Omit<Quote, "hash" | "prevHash">): Quote {
  const prevHash = line.currentResponse?.hash;
  const whole = { ...content, ...(prevHash && { prevHash }) };
  return { ...whole, hash: createHash("sha256").update(canonical(whole)).digest("hex") };
}

/** Rows of a transaction beside those of lines, their quotes and files. */
const otherRows = 8;

/** Claims the files of all quotes of one call for the estimate: buyer and seller may read them. */
export async function claimFiles(
  ctx: Context,
  estimateId: Id<"est">,
  lines: readonly StoredLine[],
  items: readonly QuoteDraft[],
) {
  const named = items.flatMap((item) => [...item.fileIds, ...(item.alternative?.fileIds ?? [])]);
  const ids = [...new Set(named)];
  if (ids.length === 0) return { files: new Map<string, FileSummary>(), writes: [] };
  const free = 100 - otherRows - Math.ceil(items.length * 1.1);
  const most = Math.floor(free / 2);
  if (ids.length > most) throw faultAt("body.items", "too_many", { maximum: most });
  const { buyerId, sellerId } = lines[0]!;
  const to = { entity: "estimate", id: estimateId, readers: { buyerId, sellerId } };
  const { files, writes } = await claim(ctx, ids, to);
  return { files: new Map<string, FileSummary>(files.map((file) => [file.id, file])), writes };
}
