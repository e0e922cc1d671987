import type { FileOrJob } from "@bupum/shared/kernel/ready-file";
import type { Language } from "@bupum/shared/kernel/language/languages";
import { Problem } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import { exportLimits, type LineExport } from "@bupum/shared/deal/product-estimates/contract";
import { lineSheet, type SheetStates } from "@bupum/shared/deal/product-estimates/sheet";
import * as en from "@bupum/shared/notices/states/words/en";
import * as ko from "@bupum/shared/notices/states/words/ko";
import * as zh from "@bupum/shared/notices/states/words/zh";
import { bestSubstitutes } from "../../catalogue/products/grades.ts";
import { addJob } from "../../accounts/batch-job-status/items.ts";
import { statusesOf } from "../whole-groups/estimates.ts";
import { exportLink, storeExport } from "../../accounts/stored-files/writes.ts";
import { mustBe } from "../../kernel/access.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { sheetFile } from "../../kernel/files/sheet.ts";
import { message } from "../../kernel/messages/outbox.ts";
import { write } from "../../kernel/table.ts";
import { readLiveLines, type StoredLine } from "../whole-groups/lines.ts";
import { ofEstimate, ofGroup } from "./list-of-estimate.ts";
import { everyLine, type LineFilter, type LineOwner } from "./lists.ts";
import { toLine } from "../whole-groups/line-rules.ts";

const states: Record<Language, SheetStates> = {
  ko: { estimate: ko.estimate, line: ko.line, order: ko.order },
  en: { estimate: en.estimate, line: en.line, order: en.order },
  zh: { estimate: zh.estimate, line: zh.line, order: zh.order },
};

/**
 * The most chunks that are read before a job takes over: two to three seconds for the largest ones.
 */
const mostPieces = 40;
const tooMany = (isPremium: boolean) =>
  isPremium
    ? undefined
    : new Problem("SUBSCRIPTION_REQUIRED", {
        feature: "EXPORT_ROWS",
        most: exportLimits.basic,
      });

/** A sheet of the caller's lines: a link to it, or the job that makes it (D4-6). */
export async function exportSheet(ctx: Context, wanted: LineExport): Promise<FileOrJob> {
  const { isPremium, isSeller } = userOf(ctx);
  if (wanted.side === "SELL" && !isSeller) throw new Problem("SELLER_REGISTRATION_REQUIRED");
  const { side, ids, estimateId, groupId, ...filter } = wanted;
  const named = ids || estimateId || groupId ? await namedLines(ctx, wanted) : undefined;
  const lines = named ?? (await fewLines(ownerOf(ctx, side), filter, ctx.now()));
  const refusal = tooMany(isPremium);
  if (refusal && lines && lines.length > exportLimits.basic) throw refusal;
  return lines ? sheetAtOnce(ctx, lines) : sheetLater(ctx, side, filter);
}

function ownerOf(ctx: Context, side: LineExport["side"]): LineOwner {
  const { userId, sellerId } = userOf(ctx);
  return side === "SELL" ? { sellerId } : { buyerId: userId };
}

/**
 * Lines by their ids, of an estimate or of a request. Throws NOT_FOUND if one belongs to another
 * account.
 */
async function namedLines(ctx: Context, { side, ids, estimateId, groupId }: LineExport) {
  const own = side === "SELL" ? "seller" : "buyer";
  const lines = ids
    ? (await readLiveLines([...new Set(ids)])).lines
    : estimateId
      ? (await ofEstimate(ctx, estimateId)).lines
      : await ofGroup(ctx, groupId ?? "");
  return lines.map((line) => {
    if (!line) throw new Problem("NOT_FOUND");
    mustBe(ctx.actor, line, own);
    return line;
  });
}

/** The lines of a short list; undefined if there are too many to wait for. */
async function fewLines(owner: LineOwner, filter: LineFilter, now: Instant) {
  const found: StoredLine[] = [];
  let pieces = 0;
  for await (const some of everyLine(owner, filter, now)) {
    found.push(...some);
    pieces += "sellerId" in owner ? linesPerPiece : 1;
    if (found.length > exportLimits.atOnce || pieces > mostPieces) return undefined;
  }
  return found;
}
/** A chunk of a seller's list is about ten requests. */
const linesPerPiece = 10;

/** A workbook of lines that arrive in chunks. */
export function sheetOf(
  pieces: AsyncIterable<readonly StoredLine[]> | Iterable<readonly StoredLine[]>,
  language: Language,
  now: Instant,
): Promise<File> {
  const { cells, ...sheet } = lineSheet(language, states[language]);
  async function* rows() {
    for await (const lines of pieces) {
      const [statuses, best] = await Promise.all([
        statusesOf([...new Set(lines.map(({ estimateId }) => estimateId))]),
        bestSubstitutes(lines.flatMap(({ productId }) => productId ?? [])),
      ]);
      for (const line of lines)
        yield cells(
          toLine(line, now),
          statuses.get(line.estimateId) ?? "CANCELLED",
          best.get(line.productId ?? ""),
        );
    }
  }
  return sheetFile({ ...sheet, rows: rows() }, now);
}

async function sheetAtOnce(ctx: Context, lines: readonly StoredLine[]) {
  const now = ctx.now();
  const file = await sheetOf([lines], ctx.language, now);
  const id = ctx.newId("fil");
  await storeExport(id, file);
  return exportLink(id, file, now);
}

async function sheetLater(ctx: Context, side: LineExport["side"], filter: LineFilter) {
  const { userId, isPremium } = userOf(ctx);
  const [jobId, at] = [ctx.newId("job"), ctx.now()];
  await write(
    addJob(userId, { id: jobId, kind: "EXPORT", refId: jobId, createdAt: at }),
    message(at, "export.requested", {
      jobId,
      userId,
      side,
      language: ctx.language,
      most: isPremium ? exportLimits.most : exportLimits.basic,
      wanted: { side, ...filter },
    }),
  );
  return { jobId };
}
