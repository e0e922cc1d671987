import { isId } from "@bupum/shared/kernel/id-text";
import { languages } from "@bupum/shared/kernel/language/languages";
import { faultAt } from "@bupum/shared/kernel/problem";

/** The filter of a search: category and language. Throws a fault for any other field. */
export function searchedBy({
  wikiCategoryId,
  language: named,
  ...others
}: {
  wikiCategoryId?: string;
  language?: string;
  status?: string;
  writerId?: string;
}) {
  const language = languages.find((one) => one === named);
  const isOdd =
    Object.values(others).some((value) => value !== undefined && value !== "PUBLISHED") ||
    (named !== undefined && !language);
  if (isOdd) throw faultAt("query.filter", "invalid_value");
  if (wikiCategoryId !== undefined && !isId(wikiCategoryId, "wct"))
    throw faultAt("query.filter", "invalid_value");
  return { wikiCategoryId, language };
}
