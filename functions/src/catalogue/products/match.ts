import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { normalize, partNumberKey } from "@bupum/shared/kernel/text/text";
import type { MatchResult, productRoutes } from "@bupum/shared/catalogue/products/contract";
import { idsNumbered, numbersFrom } from "../../search/catalogue/numbers.ts";
import type { View } from "../../search/catalogue/view.ts";
import { currentView } from "../../search/snapshots/current.ts";
import { makerKeys, meantMakers } from "../../search/text/maker-aliases.ts";
import { makersNamed } from "../manufactors/known-name.ts";
import * as items from "./items.ts";

type Row = ParsedInput<typeof productRoutes.match>["body"]["rows"][number];
type WantedProduct = items.StoredRow;
type Made = Pick<WantedProduct, "manufactorId" | "manufactorName">;

/** Parts with a number, longer numbers that are suggested for an unknown one, and parts shown. */
const most = { same: 10, longer: 5, shown: 5 };
const shortestBeginning = 4;
/** Names of makers that are looked up at once. */
const namesAtOnce = 10;

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
  const all = meant.map(({ ids }) => ids.flatMap((id) => byId.get(id) ?? []));
  const ofMaker = await ofNamedMakers(
    rows.map(({ manufactorName = "" }, at) => ({ written: manufactorName, parts: all[at]! })),
  );
  return rows.map((row, at) => judged(row, all[at]!, ofMaker[at]!, meant[at]!.isWhole));
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
function madeBy<Part extends Made>(all: readonly Part[], written: string): Part[] {
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

/**
 * The parts of each row whose maker is the one that its buyer names; all of them where none is named.
 * A maker's aliases are in its own row alone (TI of Texas Instruments): each name that no part's
 * maker is called by is read once.
 */
export async function ofNamedMakers<Part extends Made>(
  asked: readonly { written: string; parts: readonly Part[] }[],
): Promise<Part[][]> {
  const named = asked.map(({ written, parts }) =>
    normalize(written) === "" ? [...parts] : madeBy(parts, written),
  );
  const isOpen = (at: number) => named[at]!.length === 0 && asked[at]!.parts.length > 0;
  const unknown = asked.filter((_, at) => isOpen(at)).map(({ written }) => written);
  const names = new Map(unknown.map((written) => [normalize(written), written] as const));
  const makers = new Map<string, readonly Id<"mkr">[]>();
  for (const some of chunksOf([...names], namesAtOnce))
    await Promise.all(
      some.map(async ([key, written]) => makers.set(key, await makersNamed(written))),
    );
  return asked.map(({ written, parts }, at) => {
    if (!isOpen(at)) return named[at]!;
    const ids = makers.get(normalize(written)) ?? [];
    return parts.filter(({ manufactorId }) => ids.includes(manufactorId));
  });
}

/** What a row means, by all parts with its number and those of them of its maker. */
function judged(
  { partNumber }: Row,
  all: readonly WantedProduct[],
  meant: readonly WantedProduct[],
  isWhole: boolean,
): MatchResult {
  if (all.length === 0) return { match: "NONE", reason: "NO_SUCH_NUMBER", parts: [] };
  const unsure = (reason: MatchResult["reason"], parts: readonly WantedProduct[]): MatchResult => ({
    match: "AMBIGUOUS",
    reason,
    parts: parts.slice(0, most.shown),
  });
  if (meant.length === 0) return unsure("OTHER_MAKER", all);
  // A point, a slash or a plus distinguishes numbers that are otherwise spelled alike (D19-1).
  const exact = meant.filter(
    (product) => partNumberKey(product.partNumber) === partNumberKey(partNumber),
  );
  const parts = exact.length > 0 ? exact : meant;
  if (!isWhole) return unsure("LONGER_NUMBERS", parts);
  if (parts.length > 1) return unsure("SEVERAL_PARTS", parts);
  if (exact.length === 1) return { match: "EXACT", reason: "SAME_NUMBER", parts: [...parts] };
  return normalize(parts[0]!.partNumber) === normalize(partNumber)
    ? unsure("OTHER_POINT", parts)
    : { match: "ALIAS", reason: "OTHER_NUMBER", parts: [...parts] };
}
