import type { OrderApproval } from "@bupum/shared/deal/order-approvals/contract";
import { standingLines } from "@bupum/shared/deal/order-approvals/rules";
import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { useCategoryNames } from "../approval-rules/category-names.ts";
import { Fact } from "../trade/facts.tsx";
import { useWords } from "../words.ts";

/** By which categories rules asked for it, each with its items that nobody left out (D41-7). */
export function CategoriesMet({ of }: { of: OrderApproval }) {
  const say = useWords("orderApprovals");
  const standing = standingLines(of);
  const shown = (of.categories ?? []).flatMap(({ categoryTagId, productEstimateIds: ids }) => {
    const items = standing.filter(({ productEstimateId }) => ids.includes(productEstimateId));
    const isOver = ids.length > 0 && items.length === 0;
    return isOver ? [] : [{ categoryTagId, items }];
  });
  const { nameOf } = useCategoryNames(shown.length > 0);
  if (shown.length === 0) return null;
  return (
    <Fact name={say("categories")}>
      {shown.map(({ categoryTagId, items }) => (
        <div key={categoryTagId ?? "words"}>
          {categoryTagId ? nameOf(categoryTagId) : say("inWords")}:{" "}
          {items.length > 0
            ? items.map((item) => orderedProduct(item).title).join(", ")
            : say("earlier")}
        </div>
      ))}
    </Fact>
  );
}
