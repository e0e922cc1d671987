import type { LineCategories } from "@bupum/shared/accounts/companies/approval-rules";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { findMergedRows } from "../../catalogue/products/shown.ts";
import { knownCategories } from "../../reference/category-tags/known.ts";
import { namedIn, withHigher } from "../../reference/category-tags/rules.ts";
import type { StoredLine } from "./lines.ts";

interface QuotedLine {
  line: Pick<StoredLine, "productId" | "productName" | "partNumber">;
  quote?: Pick<Quote, "alternative"> | undefined;
}

/**
 * By which categories rules know these lines (D41-7): those of the part that was asked for and of its
 * substitute, as the catalogue has them now; where one of these has none, those that its words name.
 */
export async function categoriesOf(lines: readonly QuotedLine[]): Promise<LineCategories[]> {
  const [tree, known] = await Promise.all([
    knownCategories(),
    findMergedRows(
      lines.flatMap(({ line, quote }) =>
        [line.productId, quote?.alternative?.productId].flatMap((id) => id ?? []),
      ),
    ),
  ]);
  const judged = (id: Id<"prd"> | undefined, words: readonly (string | undefined)[]) => {
    const own = withHigher(tree, (id && known.get(id)?.categoryTagIds) || []);
    if (own.length > 0) return { categoryTagIds: own, isInWords: false };
    const named = namedIn(tree, words.filter(Boolean).join(" "));
    return { categoryTagIds: withHigher(tree, named), isInWords: true };
  };
  return lines.map(({ line: { productId, productName, partNumber }, quote }) => {
    const asked = judged(productId, [productName, partNumber]);
    const { alternative } = quote ?? {};
    if (!alternative) return asked;
    const { categoryTagIds, isInWords } = judged(alternative.productId, [alternative.partNumber]);
    return {
      categoryTagIds: [...new Set([...asked.categoryTagIds, ...categoryTagIds])],
      // It is the substitute that is ordered.
      isInWords,
    };
  });
}
