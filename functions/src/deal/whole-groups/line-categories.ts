import type { LineCategories } from "@bupum/shared/accounts/companies/approval-rules";
import type { Quote } from "@bupum/shared/deal/product-estimate-responses/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { categoriesOfProducts } from "../../catalogue/products/product-categories.ts";
import { knownCategories } from "../../reference/category-tags/known.ts";
import { namedIn, withHigher } from "../../reference/category-tags/rules.ts";
import type { StoredLine } from "./lines.ts";

interface QuotedLine {
  line: Pick<StoredLine, "productId" | "productName" | "partNumber">;
  quote?: Pick<Quote, "alternative"> | undefined;
}

/**
 * By which categories rules know these lines (D41-7): those of the part that was asked for and of its
 * substitute, as the catalogue has them now; where it has none, those that the words name.
 */
export async function categoriesOf(lines: readonly QuotedLine[]): Promise<LineCategories[]> {
  const partsOf = ({ line, quote }: QuotedLine): Id<"prd">[] =>
    [line.productId, quote?.alternative?.productId].flatMap((id) => id ?? []);
  const [tree, known] = await Promise.all([
    knownCategories(),
    categoriesOfProducts(lines.flatMap(partsOf)),
  ]);
  return lines.map((one) => {
    const own = withHigher(
      tree,
      partsOf(one).flatMap((id) => known.get(id) ?? []),
    );
    if (own.length > 0) return { categoryTagIds: own, isInWords: false };
    const { productName, partNumber } = one.line;
    const texts = [productName, partNumber, one.quote?.alternative?.partNumber];
    const named = namedIn(tree, texts.filter(Boolean).join(" "));
    return { categoryTagIds: withHigher(tree, named), isInWords: true };
  });
}
