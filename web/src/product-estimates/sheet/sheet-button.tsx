import { useNow } from "@bupum/ui/now";
import { ExportButton } from "@bupum/ui/sheet/export-button";
import type { Comparison } from "../use-comparison.ts";
import { useSheetWords } from "./sheet-words.ts";

/** Saves the comparison as a file, for approval by people without an account (D4-14). */
export function SheetButton({ of }: { of: Comparison }) {
  const say = useSheetWords();
  const now = useNow();
  const file = async () => {
    // What writes workbooks comes along only here.
    const [{ comparisonBook }, { bookBlob }] = await Promise.all([
      import("./comparison-book.ts"),
      import("@bupum/ui/sheet/book-file"),
    ]);
    return bookBlob(comparisonBook(of, say, now));
  };
  return <ExportButton name={`${say.name}_${of.group.number}`} source={{ file }} />;
}
