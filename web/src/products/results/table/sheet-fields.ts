import type { BestOffer, FoundRow } from "@bupum/shared/catalogue/products/contract";
import type { SheetField } from "@bupum/ui/sheet/export-button";
import { useLocale } from "use-intl";
import { useWords } from "../../../words.ts";
import { valueText } from "../typed-value.ts";
import { type Counted, valuesIn } from "./columns.ts";

/** The most rows of one sheet of results (S2-18). */
export const mostSheetProducts = 1_000;

type Field = SheetField<FoundRow>;

/** A column of the best offer; empty where nobody offers the part. */
const ofOffer = (
  head: string,
  valueOf: (offer: BestOffer) => string | number | undefined,
): Field => ({ head, sheet: ({ bestOffer }) => bestOffer && valueOf(bestOffer) });

/** The columns of the sheet: what the table can show, each figure in a column of its own. */
export function useSheetFields(facets: readonly Counted[]): Field[] {
  const say = useWords("results");
  const trade = useWords("trade");
  const language = useLocale();
  const said = { yes: say("yes"), no: say("no") };
  const specifications = facets.map(({ spec, name, unit, values }): Field => ({
    head: name[language],
    sheet: (row) =>
      valuesIn(row, spec)
        .map((value) => {
          const same = { value, name: { ko: value, en: value, zh: value } };
          const known = values.find((one) => one.value === value) ?? same;
          return valueText(known, unit, language, said);
        })
        .join(", "),
  }));
  return [
    { head: say("columns.part"), sheet: ({ partNumber }) => partNumber },
    { head: say("columns.maker"), sheet: ({ manufactorName }) => manufactorName[language] },
    { head: say("table.name"), width: 40, sheet: ({ name }) => name[language] },
    { head: say("facets.category"), sheet: ({ category }) => category?.[language] },
    ...specifications,
    { ...ofOffer(say("table.price"), ({ unitPrice }) => Number(unitPrice)), isNumber: true },
    ofOffer(say("table.currency"), ({ currency }) => currency),
    { ...ofOffer(say("table.minimum"), ({ moq }) => moq), isNumber: true },
    ofOffer(say("facets.inStock"), ({ stock }) =>
      stock === null ? trade("stockUncounted") : String(stock),
    ),
    ofOffer(say("columns.leadTime"), ({ leadTimeDays }) =>
      trade("leadTime", { days: leadTimeDays }),
    ),
    ofOffer(say("facets.condition"), ({ condition }) => trade(`conditions.${condition}`)),
    { head: say("columns.sellers"), sheet: ({ offerCount }) => offerCount, isNumber: true },
    {
      head: say("table.address"),
      width: 60,
      sheet: ({ id }) => new URL(`products/${id}`, `${location.origin}/`).href,
    },
  ];
}
