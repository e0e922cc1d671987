import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { normalize, partNumberKey } from "@bupum/shared/kernel/text/text";
import type { MatchResult, productRoutes } from "@bupum/shared/catalogue/products/contract";
import { idsNumbered, numbersFrom } from "../../search/catalogue/numbers.ts";
import type { View } from "../../search/catalogue/view.ts";
import { currentView } from "../../search/snapshots/current.ts";
import { makerKeys, meantMakers } from "../../search/text/maker-aliases.ts";
import * as items from "./items.ts";

type Row = ParsedInput<typeof productRoutes.match>["body"]["rows"][number];
type WantedProduct = items.StoredRow;

/** Parts with a number, longer numbers that are suggested for an unknown one, and parts shown. */
const most = { same: 10, longer: 5, shown: 5 };
const shortestBeginning = 4;

/**
 * The meaning of each row: parts with exactly that number, in any spelling, or else those whose
 * number begins with it (E3Z-D61 for E3Z-D61 2M).
 */
export async function matchAll(rows: readonly Row[]): Promise<MatchResult[]> {
  const view = await currentView("products");
  const meant = rows.map(({ partNumber }) => meantBy(view, normalize(partNumber)));
  const wanted = [...new Set(meant.flatMap(({ ids }) => ids))];
  const found: WantedProduct[] = [];
  for (const some of chunksOf(wanted, cloudLimits.reads))
    found.push(...(await items.findRows(some)));
  const shown = found.filter(({ state }) => state === "SHOWN");
  const byId = new Map(shown.map((product) => [product.id as string, product]));
  return rows.map((row, at) => {
    const { ids, isWhole } = meant[at]!;
    return judged(
      row,
      ids.flatMap((id) => byId.get(id) ?? []),
      isWhole,
    );
  });
}

/** Ids of parts with this number, or whose number begins with it. */
function meantBy(view: View, whole: string): { ids: string[]; isWhole: boolean } {
  const same = whole === "" ? [] : idsNumbered(view, whole, most.same);
  if (same.length > 0 || whole.length < shortestBeginning) return { ids: same, isWhole: true };
  const longer = numbersFrom(view, whole, most.longer).map(({ id }) => id);
  return { ids: [...new Set(longer)], isWhole: false };
}

/**
 * The parts of the maker that a buyer names: as it is written, else without the words for a
 * company's form or trade ("OMRON Corporation", "Murata Electronics"), else the maker whose whole
 * name the words begin with.
 */
function madeBy<Named extends Pick<WantedProduct, "manufactorName">>(
  all: readonly Named[],
  written: string,
): Named[] {
  const keys = new Map(
    all.map((product) => [product, makerKeys(Object.values(product.manufactorName))] as const),
  );
  const having = (test: (key: string) => boolean) =>
    all.filter((product) => keys.get(product)!.some(test));
  for (const maker of meantMakers(written)) {
    const found = having((key) => key.startsWith(maker));
    if (found.length > 0) return found;
  }
  const whole = normalize(written);
  return all.filter(({ manufactorName }) =>
    Object.values(manufactorName)
      .map(normalize)
      .some((name) => name.length >= shortestBeginning && whole.startsWith(name)),
  );
}

/** Whether the maker of a part is the one that a buyer names. */
export const isMadeBy = (product: Pick<WantedProduct, "manufactorName">, written: string) =>
  madeBy([product], written).length > 0;

function judged(
  { partNumber, manufactorName = "" }: Row,
  all: WantedProduct[],
  isWhole: boolean,
): MatchResult {
  if (all.length === 0) return { match: "NONE", reason: "NO_SUCH_NUMBER", parts: [] };
  const ofMaker = normalize(manufactorName) === "" ? all : madeBy(all, manufactorName);
  const unsure = (reason: MatchResult["reason"], parts: WantedProduct[]): MatchResult => ({
    match: "AMBIGUOUS",
    reason,
    parts: parts.slice(0, most.shown),
  });
  if (ofMaker.length === 0) return unsure("OTHER_MAKER", all);
  // A point, a slash or a plus distinguishes numbers that are otherwise spelled alike (D19-1).
  const exact = ofMaker.filter(
    (product) => partNumberKey(product.partNumber) === partNumberKey(partNumber),
  );
  const parts = exact.length > 0 ? exact : ofMaker;
  if (!isWhole) return unsure("LONGER_NUMBERS", parts);
  if (parts.length > 1) return unsure("SEVERAL_PARTS", parts);
  if (exact.length === 1) return { match: "EXACT", reason: "SAME_NUMBER", parts };
  return normalize(parts[0]!.partNumber) === normalize(partNumber)
    ? unsure("OTHER_POINT", parts)
    : { match: "ALIAS", reason: "OTHER_NUMBER", parts };
}
