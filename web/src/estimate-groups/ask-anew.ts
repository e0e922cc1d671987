import type { Group } from "@bupum/shared/deal/estimate-groups/contract";
import { storeDraft, storedDraft } from "@bupum/ui/form/stored-draft";
import { basket } from "../trade/basket.ts";
import { blankLine, draftName, type FormLine, type GroupForm, itemOf } from "./group-form.ts";

type AskedLine = Group["lines"][number];

const formLine = (line: AskedLine): FormLine =>
  blankLine({
    productId: line.productId ?? "",
    partName: line.productName,
    partNumber: line.partNumber ?? "",
    manufactorName: line.manufactorName ?? "",
    quantity: line.quantity,
    unit: line.unit,
    targetPrice: line.targetPrice ?? "",
    requiredCondition: line.requiredCondition,
    allowAlternative: line.allowAlternative,
    memo: line.memo ?? "",
    ownNumber: line.ownNumber ?? "",
  });

const isSame = (one: FormLine, other: FormLine) =>
  one.productId === other.productId &&
  one.partNumber === other.partNumber &&
  one.partName === other.partName;

/** Puts what a request asked for, and whom, into the next one, behind what is in it already; twice is once. */
export function askAnew({ lines, estimates, title, memo }: Group): void {
  const typed = storedDraft(draftName()) as Partial<GroupForm>;
  const there = typed.lines ?? [];
  const asked = lines.filter(({ droppedAt }) => !droppedAt).map(formLine);
  // A listed part stays in the form as long as it is in the basket.
  for (const line of asked) if (line.productId) basket.add(itemOf(line));
  storeDraft(draftName(), {
    ...typed,
    lines: [...there, ...asked.filter((line) => !there.some((one) => isSame(one, line)))],
    sellers: [
      ...(typed.sellers ?? []),
      ...estimates.map(({ sellerId, sellerName }) => ({ id: sellerId, companyName: sellerName })),
    ],
    title: typed.title || title,
    memo: typed.memo || (memo ?? ""),
  });
}
