import { chunksOf, cloudLimits } from "@bupum/shared/kernel/chunks";
import type { ParsedInput } from "@bupum/shared/kernel/route";
import { normalize, partNumberKey } from "@bupum/shared/kernel/text/text";
import type { MatchResult, productRoutes } from "@bupum/shared/products/contract";
import { numberPk, type NumberLabel } from "../search/index/items.ts";
import { makerKeys } from "../search/text/maker-aliases.ts";
import { Purse, span } from "../search/query/reads.ts";
import * as items from "./items.ts";

type Row = ParsedInput<typeof productRoutes.match>["body"]["rows"][number];
type WantedProduct = items.StoredRow;

/** Parts of one number, and longer numbers that are offered for one that is not known. */
const most = { same: 10, longer: 5 };
const shortestBeginning = 4;

/**
 * What each row means: parts called exactly so, by whatever spelling, or else those whose number
 * goes on behind what was written (E3Z-D61 for E3Z-D61 2M).
 */
export async function matchAll(rows: readonly Row[]): Promise<MatchResult[]> {
  const meant = await Promise.all(rows.map(({ partNumber }) => meantBy(normalize(partNumber))));
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

/** Ids of parts that are called so, or whose number at least begins so. */
async function meantBy(whole: string): Promise<{ ids: string[]; isWhole: boolean }> {
  if (whole === "") return { ids: [], isWhole: true };
  const pk = numberPk("pr", whole);
  const read = async (beginning: string, limit: number) => {
    const found = await span(new Purse(), { pk, beginning, limit });
    return [...new Set(found.items.map((item) => (item["p"] as NumberLabel).id))];
  };
  const same = await read(`${whole}#`, most.same);
  if (same.length > 0 || whole.length < shortestBeginning) return { ids: same, isWhole: true };
  return { ids: await read(whole, most.longer), isWhole: false };
}

const isMadeBy = ({ manufactorName }: WantedProduct, maker: string) =>
  makerKeys(Object.values(manufactorName)).some((key) => key.startsWith(maker));

function judged(
  { partNumber, manufactorName = "" }: Row,
  all: WantedProduct[],
  isWhole: boolean,
): MatchResult {
  if (all.length === 0) return { match: "NONE", parts: [] };
  const maker = normalize(manufactorName);
  const ofMaker = maker === "" ? all : all.filter((product) => isMadeBy(product, maker));
  // A point tells two numbers from each other that are otherwise written alike.
  const exact = ofMaker.filter(
    (product) => partNumberKey(product.partNumber) === partNumberKey(partNumber),
  );
  const parts = exact.length > 0 ? exact : ofMaker;
  const [only] = parts;
  // Another maker's, a longer number or several: the buyer says which is meant.
  if (!only || parts.length > 1 || !isWhole)
    return { match: "AMBIGUOUS", parts: parts.length > 0 ? parts : all };
  if (exact.length === 1) return { match: "EXACT", parts };
  const isAlike = normalize(only.partNumber) === normalize(partNumber);
  return { match: isAlike ? "AMBIGUOUS" : "ALIAS", parts };
}
