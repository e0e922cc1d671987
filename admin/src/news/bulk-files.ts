import { parseInput } from "@bupum/shared/kernel/words/faults";
import { languages } from "@bupum/shared/kernel/language/language-of";
import type { NewsCategoryEntity } from "@bupum/shared/reading/news-categories/admin-contract";
import { newsDraft, type NewsDraft } from "@bupum/shared/reading/news/admin-contract";
import { richOf } from "@bupum/shared/reading/wikis/rich-text/markdown";
import { instantOf } from "./news-form.ts";

/** A parsed file: a valid item, or its wrong fields. */
export type BulkRow = { file: string; title: string } & (
  | { draft: NewsDraft }
  | { faults: readonly string[] }
);

/** Fields between two lines of dashes, one on each line, "title: ..."; then the Markdown. */
function partsOf(text: string): { head: Record<string, string>; body: string } {
  const [, lines = "", body = text] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(text) ?? [];
  const head = Object.fromEntries(
    lines.split(/\r?\n/).flatMap((line) => {
      const [, name, value] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
      return name && value ? [[name, value.replace(/^"(.*)"$/, "$1")]] : [];
    }),
  );
  return { head, body: body.trim() };
}

const longestSummary = 300;
/** The first paragraph, if no summary is stated. */
const summaryOf = (body: string): string =>
  (body.split(/\n\s*\n/)[0] ?? "").replaceAll(/\s+/g, " ").slice(0, longestSummary);

/** One Markdown file as an item; the category's name may be in any language. */
export function bulkRow(
  file: string,
  text: string,
  categories: readonly NewsCategoryEntity[],
): BulkRow {
  const { head, body } = partsOf(text);
  const { title = "", summary, category = "", language, publishedAt, source, sourceUrl } = head;
  const known = categories.find(({ name }) => languages.some((one) => name[one] === category));
  const sent = {
    title,
    summary: summary ?? summaryOf(body),
    body: richOf(body),
    newsCategoryId: known?.id ?? "",
    ...(language !== undefined && { language }),
    ...(publishedAt !== undefined && { publishedAt: instantOf(publishedAt.replace(" ", "T")) }),
    ...(source !== undefined && { sourceName: source }),
    ...(sourceUrl !== undefined && { sourceUrl }),
  };
  const result = parseInput(newsDraft, sent);
  if ("faults" in result)
    return {
      file,
      title,
      faults: [...new Set(result.faults.map(({ path }) => path.split(".")[0]!))],
    };
  return { file, title, draft: result.data };
}
