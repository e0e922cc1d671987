import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt, Problem } from "@bupum/shared/kernel/problem";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { addHours, toTtl } from "@bupum/shared/kernel/time";
import { type QuoteDraft, quoteRoutes } from "@bupum/shared/product-estimate-responses/contract";
import { refuseLine } from "@bupum/shared/product-estimates/rules";
import { groupIdOf, groupKey } from "../estimate-groups/items.ts";
import { type EstimateItem, estimateKey } from "../estimates/items.ts";
import { newest } from "../exchange-rates/items.ts";
import { mustBe } from "../kernel/access.ts";
import { audit } from "../kernel/audit.ts";
import type { Context } from "../kernel/context.ts";
import { message } from "../kernel/messages/outbox.ts";
import { resource } from "../kernel/resource.ts";
import { type Write, write } from "../kernel/table.ts";
import {
  changeLine,
  draftRow,
  estimateIdOf,
  type StoredLine,
  lineListKey,
  quotesRow,
  readLines,
  turnOf,
} from "../product-estimates/items.ts";
import { refusedNotice, revisedNotice, withdrawnNotice } from "./notices.ts";
import { claimFiles, type QuoteEntry, quoteEntries } from "./quotes.ts";

type LineId = StoredLine["id"];
type RejectBody = ParsedInput<(typeof quoteRoutes)["reject"]>["body"];

/** A draft is kept as long as a request may stay open. */
const draftHours = 60 * 24;
/** Quotes of one call lie ten to a row, well below the 400 KB that a row may have. */
const quotesPerRow = 10;

export const handler = resource(quoteRoutes, {
  async create(ctx, { body }) {
    const isSingle = !("items" in body);
    const items = isSingle ? [body] : body.items;
    const ids = items.map(({ productEstimateId }) => productEstimateId);
    const estimateId = estimateOf(ids);
    const [{ lines }, rates] = await Promise.all([
      ownLines(ctx, ids, estimateId),
      newest(ctx.now()),
    ]);
    for (const [index, { version }] of items.entries())
      if (version !== undefined && version !== lines[index]!.version)
        throw new Problem("VERSION_CONFLICT");
    if (!isSingle && body.draft) return keepDrafts(ctx, lines, items);
    const path = (index: number) => (isSingle ? "body" : `body.items.${index}`);
    const claimed = await claimFiles(ctx, estimateId, lines, items);
    const given = quoteEntries(ctx, { lines, items, path, rates, files: claimed.files });
    return answer(ctx, estimateId, given, claimed.writes);
  },

  async reject(ctx, { body }) {
    const ids = body.productEstimateIds;
    const estimateId = estimateOf(ids);
    const { lines } = await ownLines(ctx, ids, estimateId);
    const turns = lines.map((line) => ({ line, ...refuseLine(turnOf(line)) }));
    const notices = [
      refusedNotice(ctx, linesOf(turns, false), body),
      withdrawnNotice(ctx, linesOf(turns, true), body),
    ];
    await write(
      ctx.once(undefined),
      mustBeOpen(estimateId),
      ...turns.map(({ line, withdraws }) => writeRefusal(line, withdraws, body)),
      ...notices.filter((notice) => notice !== undefined),
      audit(ctx, {
        entity: "estimate",
        id: estimateId,
        from: statesOf(lines),
        to: "REJECTED",
        reason: body.reason,
      }),
      message(ctx.now(), "group.changed", { groupId: groupIdOf(estimateId) }),
    );
  },
});

const linesOf = (turns: { line: StoredLine; withdraws: boolean }[], withdraws: boolean) =>
  turns.filter((turn) => turn.withdraws === withdraws).map(({ line }) => line);

const statesOf = (lines: readonly StoredLine[]) =>
  [...new Set(lines.map(({ replyType }) => replyType))].join(",");

/** The estimate that all lines belong to. Throws MIXED_ESTIMATES. */
function estimateOf(ids: readonly LineId[]): Id<"est"> {
  if (new Set(ids).size < ids.length) throw faultAt("body.items", "DUPLICATE_LINES");
  const [estimateId, other] = new Set(ids.map(estimateIdOf));
  if (!estimateId || other) throw new Problem("MIXED_ESTIMATES");
  return estimateId;
}

/** The lines, all addressed to the caller. BUSY where the dispatcher has not written one yet. */
async function ownLines(ctx: Context, ids: readonly LineId[], estimateId: Id<"est">) {
  const { lines, more } = await readLines(ids, estimateKey(estimateId));
  // The row under this key is an estimate or absent.
  const estimate = more[0] as unknown as EstimateItem | undefined;
  if (!estimate) throw new Problem("NOT_FOUND");
  mustBe(ctx.actor, { sellerId: estimate.sellerId }, "seller");
  const isAsked = (id: LineId) => estimate.lineIds.includes(id.slice(id.indexOf("#") + 1));
  if (!ids.every(isAsked)) throw new Problem("NOT_FOUND");
  return {
    lines: lines.map((line) => {
      if (!line) throw new Problem("BUSY");
      return line;
    }),
  };
}

/** A request that ends at this moment takes no more answers. */
const mustBeOpen = (id: Id<"est">): Write => ({
  check: groupKey(id),
  guard: { equals: { open: true }, refused: new Problem("ESTIMATE_CLOSED") },
});

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
async function answer(ctx: Context, estimateId: Id<"est">, given: QuoteEntry[], files: Write[]) {
  const rows = chunksOf(given, quotesPerRow).map((some) => ({
    some,
    row: quotesRow(
      estimateId,
      some.map(({ response }) => response),
    ),
  }));
  const reply = given.map(({ response: { id, productEstimateId, revision } }) => ({
    id,
    productEstimateId,
    revision,
  }));
  const revised = revisedNotice(ctx, given);
  await write(
    ctx.once(reply),
    mustBeOpen(estimateId),
    ...rows.flatMap(({ some, row }) => [
      { put: row },
      ...some.map((one) => quoteLine(one, row.sk)),
    ]),
    ...files,
    ...(revised ? [revised] : []),
    audit(ctx, {
      entity: "estimate",
      id: estimateId,
      from: statesOf(given.map(({ line }) => line)),
      to: "REPLIED",
    }),
    message(ctx.now(), "group.changed", { groupId: groupIdOf(estimateId) }),
  );
  return reply;
}

function quoteLine({ line, response, isLate, isRevision }: QuoteEntry, quotesKey: string): Write {
  const isFirst = line.replyType !== "REPLIED";
  return changeLine(
    line,
    {
      replyType: "REPLIED",
      isLate,
      currentResponse: response,
      currentResponseId: response.id,
      responseState: response.state,
      revision: response.revision,
      quoteCount: line.quoteCount + (isFirst ? 1 : 0),
      quotesInRound: line.quotesInRound + (isRevision ? 1 : 0),
      quoteKeys: [...line.quoteKeys, quotesKey],
      ...lineListKey({ ...line, replyType: "REPLIED" }),
    },
    ["rejectReason", "rejectDetail"],
  );
}

function writeRefusal(line: StoredLine, withdraws: boolean, { reason, detail }: RejectBody): Write {
  const { currentResponse } = line;
  return changeLine(line, {
    replyType: "REJECTED",
    rejectReason: reason,
    rejectDetail: detail,
    ...(withdraws &&
      currentResponse && {
        currentResponse: { ...currentResponse, state: "WITHDRAWN" },
        responseState: "WITHDRAWN",
        withdrawnIds: [...line.withdrawnIds, currentResponse.id],
      }),
    ...lineListKey({ ...line, replyType: "REJECTED" }),
  });
}
