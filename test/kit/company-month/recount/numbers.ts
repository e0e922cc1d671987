import type { OrderItem } from "@bupum/functions/deal/product-estimate-orders/items";
import { seoulDay } from "@bupum/shared/kernel/time";
import { expect } from "vitest";
import { isThere, type Play } from "../companies.ts";
import { batchesOf } from "./approvals.ts";

/** What a template of the month writes, by its own reading. */
const written = (template: string, day: string, count: number): string =>
  template
    .replace("{YYYY}", day.slice(0, 4))
    .replace("{YY}", day.slice(2, 4))
    .replace("{MM}", day.slice(5, 7))
    .replace("{DD}", day.slice(8, 10))
    .replace(/\{(#+)\}/, (_, signs: string) => String(count).padStart(signs.length, "0"));

/** How much of a day begins a count of a template anew. */
function digitsOf(template: string): number {
  if (template.includes("{DD}")) return 10;
  if (template.includes("{MM}")) return 7;
  return template.includes("{YY") ? 4 : 0;
}

/**
 * Each order that draws a number has the next one of its moment: none is there twice, and none was lost
 * by an order that was refused (D45-3). What was typed counts for nothing.
 */
export function recountNumbers(play: Play): number {
  let drawn = 0;
  for (const company of play.companies) {
    const days: string[] = [];
    const numbers = new Set<string>();
    for (const batch of batchesOf(play, company)) {
      const { orderBatchId, createdAt, buyerPoNumber, isNumberDrawn } = batch[0]!;
      const template = play.journal.templateAt(company.id, createdAt);
      expect(new Set(batch.map((one) => one.buyerPoNumber)).size, orderBatchId).toBe(1);
      if (!isNumberDrawn) {
        expect(template !== "" && buyerPoNumber === undefined, orderBatchId).toBe(false);
        continue;
      }
      const day = seoulDay(createdAt);
      const period = day.slice(0, digitsOf(template));
      const count = days.filter((one) => one.startsWith(period)).length + 1;
      expect(buyerPoNumber, `${orderBatchId} at ${createdAt}`).toBe(written(template, day, count));
      expect(numbers.has(buyerPoNumber!), buyerPoNumber).toBe(false);
      numbers.add(buyerPoNumber!);
      days.push(day);
      expectKept(play, batch);
    }
    const row = play.journal.now(`company#${company.id}`, "order-numbers");
    if (isThere(play, company)) expect(row?.["always"] ?? 0, company.id).toBe(days.length);
    drawn += days.length;
  }
  return drawn;
}

/** A number that was drawn stays. */
function expectKept({ journal }: Play, batch: readonly OrderItem[]): void {
  for (const { pk, sk, buyerPoNumber } of batch)
    expect(journal.now(pk, sk)?.["buyerPoNumber"], pk).toBe(buyerPoNumber);
}
