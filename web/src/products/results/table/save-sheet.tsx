import { grouped } from "@bupum/ui/display/grouped";
import { ExportButton } from "@bupum/ui/sheet/export-button";
import { useWords } from "../../../words.ts";
import { sheetPage } from "../../queries.ts";
import { mostSheetProducts, useSheetFields } from "./sheet-fields.ts";
import type { ToolsProps } from "./props.ts";
import styles from "./tools.module.css";

/** Says what the sheet will hold before it is made (S2-18). */
export function SaveSheet({ search, found, total = 0 }: ToolsProps) {
  const say = useWords("results");
  const facets = found?.specificationFacets ?? [];
  const fields = useSheetFields(facets);
  const count = Math.min(total, mostSheetProducts);
  const isCut = total > mostSheetProducts;
  return (
    <div className={styles["sheet"]}>
      <p>
        {say(isCut ? "table.sheetCut" : "table.sheetAll", {
          count: grouped(String(count)),
          total: grouped(String(total)),
        })}
      </p>
      <ExportButton
        name={say("table.sheetName")}
        total={count}
        most={mostSheetProducts}
        source={{
          fields,
          read: sheetPage(
            search,
            facets.map(({ spec }) => spec),
          ),
        }}
      />
    </div>
  );
}
