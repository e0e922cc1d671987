import { chunksOf } from "@bupum/shared/kernel/chunks";
import type { Id } from "@bupum/shared/kernel/ids";
import { normalize } from "@bupum/shared/kernel/text/text";
import { conditions } from "@bupum/shared/selling/merchandises/contract";
import type { RegisterAction } from "@bupum/shared/sheets/register-request-histories/codes";
import { query } from "../../kernel/list.ts";
import { type Key, readMany } from "../../kernel/table.ts";
import { makersNamed } from "../../catalogue/manufactors/known-name.ts";
import * as manufactors from "../../catalogue/manufactors/items.ts";
import * as merchandises from "../../selling/merchandises/items.ts";
import * as products from "../../catalogue/products/items.ts";
import type { RowValues } from "./rules.ts";

/** The market's data that a row refers to. */
export interface RowFindings {
  maker?: Id<"mkr">;
  product?: products.StoredProduct;
  /** The part was deleted, and no other replaces it. */
  isGone: boolean;
  /** The seller's listings that the row means: at most one, except for a removal. */
  own: merchandises.StoredMerchandise[];
  mayCreateMaker: boolean;
}
export interface RowQuery {
  action: RegisterAction;
  said: RowValues;
}

/** The most listings of a seller (D18-1). */
const mostMerchandises = 20_000;
/** Makers looked up at once. */
const namesAtOnce = 10;

/** Looks up the data for rows of one seller, many at once; caches makers and own codes. */
export class Market {
  readonly #sellerId: Id<"sel">;
  readonly #mayCreateMaker: boolean;
  readonly #chosen: Readonly<Record<string, Id<"mkr">>>;
  readonly #makers = new Map<string, Id<"mkr">[]>();
  #bySku: Map<string, merchandises.StoredMerchandise[]> | undefined;

  /** `chosen`: makers that people named for names of the file, by the normalised name (D8-19). */
  constructor(
    sellerId: Id<"sel">,
    mayCreateMaker: boolean,
    chosen: Readonly<Record<string, Id<"mkr">>> = {},
  ) {
    this.#sellerId = sellerId;
    this.#mayCreateMaker = mayCreateMaker;
    this.#chosen = chosen;
  }

  /** Removes a name from the cache after its maker was created. */
  forget({ manufactor = "" }: RowValues): void {
    this.#makers.delete(normalize(manufactor));
    this.#bySku = undefined;
  }

  /** The data for each of up to 100 rows, in their order. */
  async look(sought: readonly RowQuery[]): Promise<RowFindings[]> {
    await this.#learnMakers(sought);
    const owners = await this.#owners(sought);
    const found = await partsOf(owners);
    const own = await this.#own(sought, found);
    return sought.map(({ said }, index) => {
      const [maker] = this.#makersOf(said);
      const { product, isGone } = found[index]!;
      return {
        ...((product?.manufactorId ?? maker) && { maker: product?.manufactorId ?? maker! }),
        ...(product && { product }),
        isGone,
        own: own[index]!,
        mayCreateMaker: this.#mayCreateMaker,
      };
    });
  }

  #makersOf = ({ manufactor = "" }: RowValues): readonly Id<"mkr">[] =>
    this.#makers.get(normalize(manufactor)) ?? [];

  async #learnMakers(sought: readonly RowQuery[]): Promise<void> {
    const names = new Map(
      sought.map(({ said: { manufactor = "" } }) => [normalize(manufactor), manufactor] as const),
    );
    const unknown = [...names].filter(([key]) => key !== "" && !this.#makers.has(key));
    for (const some of chunksOf(unknown, namesAtOnce))
      await Promise.all(
        some.map(async ([key, name]) => {
          // A maker may be called "constructor".
          const chosen = Object.hasOwn(this.#chosen, key) ? this.#chosen[key] : undefined;
          this.#makers.set(key, chosen ? await present(chosen) : await makersNamed(name));
        }),
      );
  }

  /**
   * The part of each row: among makers with the same name, the one that has a part of that number.
   */
  async #owners(sought: readonly RowQuery[]): Promise<(Id<"prd"> | undefined)[]> {
    const keysOf = ({ said }: RowQuery): Key[] =>
      said.partNumber === undefined
        ? []
        : this.#makersOf(said).map((maker) => products.productLockKey(maker, said.partNumber!));
    const locks = await rowsOf(sought.flatMap(keysOf));
    return sought.map((one) => {
      const lock = keysOf(one).find(({ pk }) => locks.has(pk));
      return lock && (locks.get(lock.pk)?.["ownerId"] as Id<"prd">);
    });
  }

  async #own(sought: readonly RowQuery[], parts: readonly FoundProduct[]) {
    const sellerId = this.#sellerId;
    const keysOf = ({ action, said }: RowQuery, { product }: FoundProduct): Key[] => {
      if (!product) return [];
      const wanted = said.condition ?? (action === "INSERT" ? ("NEW" as const) : undefined);
      return (wanted ? [wanted] : conditions).map((condition) =>
        merchandises.ownedKey({ productId: product.id, sellerId, condition }),
      );
    };
    const keys = sought.map((one, index) => keysOf(one, parts[index]!));
    const locks = await rowsOf(keys.flat());
    const ids = [...locks.values()].map((lock) => lock["merchandiseId"] as Id<"mch">);
    const live = new Map<string, merchandises.StoredMerchandise>();
    for (const merchandise of await merchandises.readMerchandises(ids))
      if (merchandise && !merchandise.deletedAt) live.set(merchandise.id, merchandise);
    return Promise.all(
      sought.map(async ({ action, said }, index) => {
        if (action === "DELETE" && !said.partNumber && said.sellerSku)
          return (await this.#skus()).get(said.sellerSku) ?? [];
        return keys[index]!.flatMap(
          ({ pk, sk }) => live.get(String(locks.get(`${pk}\n${sk}`)?.["merchandiseId"])) ?? [],
        );
      }),
    );
  }

  /** The seller's listings by own code: read once, and only for a sheet with such codes. */
  async #skus(): Promise<Map<string, merchandises.StoredMerchandise[]>> {
    if (this.#bySku) return this.#bySku;
    const list = merchandises.ofSeller(this.#sellerId);
    const { items } = await query(list, mostMerchandises);
    this.#bySku = Map.groupBy(
      items.map(merchandises.toMerchandise).filter(({ sellerSku }) => sellerSku !== undefined),
      ({ sellerSku }) => sellerSku!,
    );
    return this.#bySku;
  }
}

/** The maker of today: another one may have taken it over. */
async function present(id: Id<"mkr">): Promise<Id<"mkr">[]> {
  const maker = await manufactors.readMaker(id);
  const last = maker && (await manufactors.lastOf(maker));
  return last ? [last.id] : [];
}

/** Rows of any number by partition key and, where one partition holds several, by both keys. */
async function rowsOf(keys: readonly Key[]): Promise<Map<string, Record<string, unknown>>> {
  const rows = await readMany(keys);
  return new Map(rows.flatMap((row) => (row ? [[nameOf(row), row]] : [])));
}
const nameOf = ({ pk, sk }: Key): string => (sk === "lock" ? pk : `${pk}\n${sk}`);

interface FoundProduct {
  product?: products.StoredProduct;
  isGone: boolean;
}
async function partsOf(ids: readonly (Id<"prd"> | undefined)[]): Promise<FoundProduct[]> {
  const asked = ids.filter((id) => id !== undefined);
  // Strongly consistent: the row above may have just created the part.
  const parts = await products.findShown(asked, ["SHOWN", "HIDDEN"], true);
  return ids.map((id) => {
    const product = id && parts.get(id);
    return { ...(product && { product }), isGone: id !== undefined && !product };
  });
}
