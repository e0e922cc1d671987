import { datedName, sheetType } from "@bupum/shared/kernel/sheet";
import { Problem } from "@bupum/shared/kernel/problem";
import {
  answerSheetBook,
  answerSheetRow,
  answerSheetWords,
  mostAnswerSheetRows,
} from "@bupum/shared/deal/answer-sheets/answer-sheet";
import { exportLink, storeExport } from "../../accounts/stored-files/writes.ts";
import { type Context, userOf } from "../../kernel/context.ts";
import { bookOf } from "../../kernel/files/book.ts";
import { everyLineOf, lineList, type StoredLine } from "../whole-groups/lines.ts";
import { merchandisesInUnits } from "../whole-groups/merchandise-units.ts";
import { toLine } from "../whole-groups/line-rules.ts";
import { readLastTerms } from "./last-terms.ts";

const waiting = { replyType: "PENDING", open: true } as const;

/** A workbook of the seller's waiting lines, those due first, to fill in offline (D3-24). */
export async function answerSheet(ctx: Context) {
  const { sellerId, isPremium } = userOf(ctx);
  if (!isPremium) throw new Problem("SUBSCRIPTION_REQUIRED", { feature: "ANSWER_SHEET" });
  const [now, { language }] = [ctx.now(), ctx];
  const lines: StoredLine[] = [];
  for await (const some of everyLineOf(lineList(sellerId, waiting, now))) {
    lines.push(...some);
    if (lines.length > mostAnswerSheetRows) break;
  }
  if (lines.length === 0) throw new Problem("NOTHING_WAITS");
  const shown = lines.slice(0, mostAnswerSheetRows);
  const [listings, last] = await Promise.all([merchandisesInUnits(shown), readLastTerms(sellerId)]);
  const rows = shown.map((line) =>
    answerSheetRow({ ...toLine(line, now), listing: listings.get(line.id) }, language, now, last),
  );
  const bytes = await bookOf({
    columns: answerSheetBook(language),
    rows,
    lastRow: rows.length + 1,
  });
  const file = new File([bytes], datedName(answerSheetWords[language].name, now), {
    type: sheetType,
  });
  const id = ctx.newId("fil");
  await storeExport(id, file);
  const link = await exportLink(id, file, now);
  return { ...link, lineCount: shown.length, more: lines.length > shown.length };
}
