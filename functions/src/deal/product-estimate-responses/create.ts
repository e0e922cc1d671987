import type { ExchangeRates } from "@bupum/shared/reference/exchange-rates/contract";
import type { SaleTerms } from "@bupum/shared/accounts/seller-infos/sale-terms";
import type { FileSummary } from "@bupum/shared/accounts/files/contract";
import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import { type Fault, faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { addHours, toTtl } from "@bupum/shared/kernel/time";
import type {
  QuoteDraft,
  quoteRoutes,
} from "@bupum/shared/deal/product-estimate-responses/contract";
import { isExtension } from "@bupum/shared/deal/product-estimate-responses/rules";
import { groupIdOf } from "../whole-groups/groups.ts";
import { newest } from "../../reference/exchange-rates/items.ts";
import { rateToKrw } from "../../reference/exchange-rates/rules.ts";
import { readSeller } from "../../accounts/seller-infos/items.ts";
import { claim } from "../../accounts/stored-files/items.ts";
import { audit, viaOf } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/context.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { write, type Write } from "../../kernel/table.ts";
import { lineKey, lineListKey, type StoredLine } from "../whole-groups/lines.ts";
import { changeLine, draftRow, quotesRow } from "../whole-groups/line-writes.ts";
import { estimateOf, findOwnLines } from "./items.ts";
import { keepLastTerms } from "./last-terms.ts";
import { revisedNotice } from "./notices.ts";
import { extension, type QuoteEntry, revision, statesOf, withHash } from "./rules.ts";
import { mustBeOpen } from "./writes.ts";

// Without a guard: a draft is its seller's alone, the last one holds; quotes go with their guarded
// lines.

type CreateBody = ParsedInput<(typeof quoteRoutes)["create"]>["body"];

/**
 * D3-7: quotes lines of one estimate, all or none; or stores drafts. `beside` is part of the same
 * transaction.
 */
export async function createQuotes(ctx: Context, body: CreateBody, ...beside: Write[]) {
  const isSingle = !("items" in body);
  const items = isSingle ? [body] : body.items;
  const ids = items.map(({ productEstimateId }) => productEstimateId);
  const estimateId = estimateOf(ids);
  const [{ lines }, rates] = await Promise.all([
    findOwnLines(ctx, ids, estimateId),
    newest(ctx.now()),
  ]);
  for (const [index, { version }] of items.entries())
    if (version !== undefined && version !== lines[index]!.version)
      throw new Problem("VERSION_CONFLICT");
  if (!isSingle && body.draft) return keepDrafts(ctx, lines, items);
  const path = (index: number) => (isSingle ? "body" : `body.items.${index}`);
  const [claimed, seller] = await Promise.all([
    claimFiles(ctx, estimateId, lines, items),
    readSeller(lines[0]!.sellerId),
  ]);
  const { files } = claimed;
  const saleTerms = seller?.saleTerms;
  const entries = quoteEntries(ctx, { lines, items, path, rates, files, saleTerms });
  return writeQuotes(ctx, estimateId, entries, [...claimed.writes, ...beside]);
}

interface QuoteInput {
  lines: readonly StoredLine[];
  items: readonly QuoteDraft[];
  path: (index: number) => string;
  rates: ExchangeRates | undefined;
  files: ReadonlyMap<string, FileSummary>;
  /** The terms of the seller at this moment (D36-2). */
  saleTerms: SaleTerms | undefined;
}

/** The quotes of one call, or all faults of all of them. */
function quoteEntries(
  ctx: Context,
  { lines, items, path, rates, files, saleTerms }: QuoteInput,
): QuoteEntry[] {
  const now = ctx.now();
  const faults: Fault[] = [];
  const entries = items.flatMap((item, index) => {
    const line = lines[index]!;
    const result = isExtension(item)
      ? extension(line, item, now)
      : revision(line, item, now, files, saleTerms);
    if ("faults" in result) {
      faults.push(
        ...result.faults.map((fault) => ({ ...fault, path: `${path(index)}.${fault.path}` })),
      );
      return [];
    }
    const isLate = line.replyType === "REPLIED" ? line.isLate : result.isLate;
    const quote = withHash(line, {
      ...result.content,
      id: ctx.newId("rsp"),
      productEstimateId: line.id,
      revision: line.revision + 1,
      round: line.round,
      state: "ACTIVE",
      fxSnapshot: rateToKrw(result.content.currency, rates, now),
      via: viaOf(ctx.actor),
      createdAt: now,
    });
    return [{ line, quote, isLate, isRevision: result.isRevision }];
  });
  if (faults.length > 0) throw new Problem("INVALID_REQUEST", undefined, faults);
  return entries;
}

/** Rows of a transaction besides those of lines, their quotes and files. */
const otherRows = 10;

/** Claims the files of all quotes of one call for the estimate: buyer and seller may read them. */
async function claimFiles(
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

/** A draft is kept as long as a request can stay open. */
const draftHours = 60 * 24;
/** Quotes of one call are stored ten to a row, well below the row limit of 400 KB. */
const quotesPerRow = 10;

async function keepDrafts(ctx: Context, lines: StoredLine[], items: readonly QuoteDraft[]) {
  const ttl = toTtl(addHours(ctx.now(), draftHours));
  const reply = items.map(({ productEstimateId }) => ({ productEstimateId }));
  await write(
    ctx.once(reply),
    ...items.map((item, index) => ({ put: draftRow(lines[index]!, item, ttl) })),
  );
  return reply;
}

/** Writes the quotes of one call, all or none (D3-7). */
async function writeQuotes(
  ctx: Context,
  estimateId: Id<"est">,
  entries: QuoteEntry[],
  beside: Write[],
) {
  const rows = chunksOf(entries, quotesPerRow).map((some) => ({
    some,
    row: quotesRow(
      estimateId,
      some.map(({ quote }) => quote),
    ),
  }));
  const reply = entries.map(({ quote: { id, productEstimateId, revision } }) => ({
    id,
    productEstimateId,
    revision,
  }));
  const revised = revisedNotice(ctx, entries);
  // A longer validity alone says nothing of the next answer.
  const last = entries.findLast(({ isRevision }) => isRevision);
  const traces = reply.map(({ id, productEstimateId }) => ({
    ...lineKey(productEstimateId),
    shows: { currentResponseId: id, replyType: "REPLIED" },
  }));
  await write(
    ctx.once(reply, traces),
    mustBeOpen(estimateId),
    ...rows.flatMap(({ some, row }) => [
      { put: row },
      ...some.map((one) => quoteLine(one, row.sk)),
    ]),
    ...beside,
    ...(revised ? [revised] : []),
    ...(last ? [keepLastTerms(last.line.sellerId, last.quote)] : []),
    audit(ctx, {
      entity: "estimate",
      id: estimateId,
      from: statesOf(entries.map(({ line }) => line)),
      to: "REPLIED",
      lineIds: entries.map(({ line }) => line.requestLineId),
    }),
    message(ctx.now(), "group.changed", { groupId: groupIdOf(estimateId) }),
  );
  return reply;
}

function quoteLine({ line, quote, isLate, isRevision }: QuoteEntry, quotesKey: string): Write {
  const isFirst = line.replyType !== "REPLIED";
  return changeLine(
    line,
    {
      replyType: "REPLIED",
      isLate,
      firstAnswer: line.firstAnswer ?? { at: quote.createdAt, isLate },
      currentResponse: quote,
      currentResponseId: quote.id,
      responseState: quote.state,
      revision: quote.revision,
      quoteCount: line.quoteCount + (isFirst ? 1 : 0),
      quotesInRound: line.quotesInRound + (isRevision ? 1 : 0),
      quoteKeys: [...line.quoteKeys, quotesKey],
      ...lineListKey({ ...line, replyType: "REPLIED" }),
    },
    ["rejectReason", "rejectDetail"],
  );
}
