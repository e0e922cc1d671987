import type { Life, SaidLife } from "@bupum/shared/catalogue/products/life";
import type { LifeSource } from "@bupum/shared/catalogue/products/lives";
import { mostAlternates } from "@bupum/shared/catalogue/products/rules";
import type { Id } from "@bupum/shared/kernel/ids";
import { faultAt } from "@bupum/shared/kernel/problem";
import type { Instant } from "@bupum/shared/kernel/time";
import type { TrailChange } from "@bupum/shared/kernel/trail-fields";
import * as products from "../../catalogue/products/items.ts";
import { type Link, linkTo } from "../../catalogue/products/links.ts";
import type { Change } from "../../catalogue/products/rules.ts";

type Part = products.StoredProduct;

/** The longest chain of successors that is followed. */
const mostSteps = 8;

/** What a page or a list says, without who said it and when. */
const saidOf = ({ state, lastOrderDay, successorId }: Life | SaidLife) =>
  [state, lastOrderDay ?? "", successorId ?? ""].join(" ").trim();

/** What became of the life, for the trail of the part (D35-2). */
export function lifeChange(before: Part, after: Part): TrailChange[] {
  if (before.lifeVersion === after.lifeVersion) return [];
  return [
    { field: "life", from: before.life?.state ?? "ACTIVE", to: after.life?.state ?? "ACTIVE" },
  ];
}

/**
 * The fields of a part after something is said of its life: nothing if it was said before. The
 * successor also is a part that replaces it (D19-3).
 */
export async function withLife(
  before: Part,
  said: SaidLife,
  source: LifeSource,
  at: Instant,
): Promise<Pick<Change, "life" | "lifeVersion" | "alternates">> {
  const { life, alternates } = before;
  const isActive = said.state === "ACTIVE";
  if (isActive ? !life : life && saidOf(life) === saidOf(said)) return {};
  const lifeVersion = before.version + 1;
  const former = alternates.filter(
    ({ id, relation }) => id !== life?.successorId || relation !== "REPLACED_BY",
  );
  if (said.state === "ACTIVE") return { life: undefined, lifeVersion, alternates: former };
  const { state, lastOrderDay, successorId } = said;
  if (successorId) await mustLead(before.id, successorId);
  const next: Life = {
    state,
    ...(state === "LAST_ORDER" && lastOrderDay && { lastOrderDay }),
    ...(successorId && { successorId }),
    source,
    saidAt: at,
  };
  return { life: next, lifeVersion, alternates: linked(former, successorId) };
}

function linked(links: Part["alternates"], id: Id<"prd"> | undefined): Part["alternates"] {
  if (!id) return links;
  const others = links.filter((link) => link.id !== id);
  // What was said of how far it holds stays said.
  const link: Link = { ...linkTo(links, id), id, relation: "REPLACED_BY" };
  return others.length < mostAlternates ? [...others, link] : others;
}

/** A successor is another part of the catalogue, and no chain of successors leads back. */
async function mustLead(from: Id<"prd">, to: Id<"prd">): Promise<void> {
  let next: Id<"prd"> | undefined = to;
  for (let step = 0; next && step < mostSteps; step++) {
    if (next === from) throw faultAt("body.life.successorId", "invalid_value");
    // oxlint-disable-next-line no-await-in-loop -- each names the next one
    const part: Part | undefined = await products.readProduct(next);
    if (step === 0 && (!part || part.state === "MERGED"))
      throw faultAt("body.life.successorId", "PRODUCT_UNKNOWN");
    next = part?.life?.successorId;
  }
}
