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
  const asked = rows.map((row, at) => ({
    row,
    parts: meant[at]!.ids.flatMap((id) => byId.get(id) ?? []),
    isWhole: meant[at]!.isWhole,
  }));
  const makers = await storedMakers(
    asked.map(({ row, parts }) => ({ written: row.manufactorName ?? "", parts })),
  );
  return asked.map(({ row, parts, isWhole }) => judged(row, parts, isWhole, makers));
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

/** Makers by a name that buyers write, normalised, which the makers themselves are stored with. */
export type StoredMakers = ReadonlyMap<string, readonly Id<"mkr">[]>;

/**
 * The makers that are meant where the name of no part's maker says it: a maker's aliases are in its
 * own row alone (TI of Texas Instruments). Reads once for each such name.
 */
export async function storedMakers(
  asked: readonly { written: string; parts: readonly Made[] }[],
): Promise<StoredMakers> {
  const unknown = asked.filter(
    ({ written, parts }) =>
      normalize(written) !== "" && parts.length > 0 && madeBy(parts, written).length === 0,
  );
  const names = new Map(unknown.map(({ written }) => [normalize(written), written] as const));
  const found = new Map<string, readonly Id<"mkr">[]>();
  for (const some of chunksOf([...names], namesAtOnce))
    await Promise.all(
      some.map(async ([key, written]) => found.set(key, await makersNamed(written))),
    );
  return found;
}

/** The parts whose maker is the one that a buyer names. */
export function ofMaker<Part extends Made>(
  parts: readonly Part[],
  written: string,
  makers: StoredMakers,
): Part[] {
  const named = madeBy(parts, written);
  if (named.length > 0) return named;
  const ids = makers.get(normalize(written)) ?? [];
  return parts.filter(({ manufactorId }) => ids.includes(manufactorId));
}

function judged(
  { partNumber, manufactorName = "" }: Row,
  all: WantedProduct[],
  isWhole: boolean,
  makers: StoredMakers,
): MatchResult {
  if (all.length === 0) return { match: "NONE", reason: "NO_SUCH_NUMBER", parts: [] };
  const meant = normalize(manufactorName) === "" ? all : ofMaker(all, manufactorName, makers);
  const unsure = (reason: MatchResult["reason"], parts: WantedProduct[]): MatchResult => ({
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
  if (exact.length === 1) return { match: "EXACT", reason: "SAME_NUMBER", parts };
  return normalize(parts[0]!.partNumber) === normalize(partNumber)
    ? unsure("OTHER_POINT", parts)
    : { match: "ALIAS", reason: "OTHER_NUMBER", parts };
}
