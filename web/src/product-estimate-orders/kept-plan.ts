import { type Id, isId } from "@bupum/shared/kernel/id-text";
import { storedDraft, storeDraft } from "@bupum/ui/form/stored-draft";
import type { Batch, OrderLine } from "./order-lines.ts";

/** The plan of this tab's orders, and what it says of each line. */
export interface KeptPlan {
  id: Id<"awp">;
  lines: readonly string[];
}

/** With the version: a line that was ordered and set free again belongs to another plan. */
const wordsOf = ({ item, choice }: OrderLine): string =>
  [item.id, choice.quote.id, choice.quantity, item.version].join(" ");

export const planWords = (batches: readonly Batch[]): string[] =>
  batches.flatMap(({ lines }) => lines.map(wordsOf));

/** Whether a plan already says all of this: then a repeat is the same order, not another. */
export const covers = (plan: KeptPlan | undefined, words: readonly string[]): plan is KeptPlan =>
  plan !== undefined && words.every((line) => plan.lines.includes(line));

const place = (groupId: string) => `award-plan-${groupId}`;

/** What this tab has kept, also across a reload. Without it the lock on each line still holds. */
export function readPlan(groupId: string): KeptPlan | undefined {
  const { id, lines } = storedDraft(place(groupId));
  return typeof id === "string" && isId(id, "awp") && Array.isArray(lines)
    ? { id, lines: lines.map(String) }
    : undefined;
}

export const writePlan = (groupId: string, plan: KeptPlan): void =>
  storeDraft(place(groupId), { ...plan });

/** `Idempotency-Key` of one order of a plan: at most 64 characters. */
export const orderKeyOf = (plan: Id<"awp">, { sellerId, currency, number }: Batch): string =>
  [plan, sellerId.slice("sel_".length), `${currency}${number}`].join(".");
