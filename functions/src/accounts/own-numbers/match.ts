import type { MatchResult, ProductRow } from "@bupum/shared/catalogue/products/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { ofNamedMakers } from "../../catalogue/products/match.ts";
import { distinct, findShownRows } from "../../catalogue/products/shown.ts";
import { readOwn } from "./items.ts";

interface Row {
  partNumber: string;
  manufactorName?: string | undefined;
}

const unknown: MatchResult = { match: "NONE", reason: "NO_SUCH_NUMBER", parts: [] };

/**
 * What a buyer's own numbers mean (D31-2). A number of several parts, or of a part that another
 * maker makes than the row says, is asked about and never guessed (D31-3).
 */
export async function matchOwn(userId: Id<"usr">, rows: readonly Row[]): Promise<MatchResult[]> {
  const known = await readOwn(
    userId,
    rows.map(({ partNumber }) => partNumber),
  );
  const shown = await findShownRows(known.flatMap((own) => own?.productIds ?? []));
  const asked = rows.map(({ manufactorName: written = "" }, at) => ({
    written,
    parts: distinct((known[at]?.productIds ?? []).flatMap((id) => shown.get(id) ?? [])),
  }));
  const ofMaker = await ofNamedMakers(asked);
  return asked.map(({ parts }, at) => judged(parts, ofMaker[at]!.length > 0));
}

function judged(parts: ProductRow[], isOfMaker: boolean): MatchResult {
  if (parts.length === 0) return unknown;
  if (parts.length > 1) return { match: "AMBIGUOUS", reason: "OWN_NUMBER_TWICE", parts };
  if (!isOfMaker) return { match: "AMBIGUOUS", reason: "OTHER_MAKER", parts };
  return { match: "EXACT", reason: "OWN_NUMBER", parts };
}
