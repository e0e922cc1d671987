import { startWorld } from "./world.ts";

/** A world with the makers and products of the demo market, searched from memory. */
export async function startDemoCatalogue() {
  const world = await startWorld();
  const guest = world.api();
  const { catalogue } = await import("@bupum/seed/catalogue/catalogue");
  const { makerRows, rowsOfProduct } = await import("@bupum/seed/goods/goods-rows");
  const { makers } = await import("@bupum/seed/goods/makers");
  const { append } = await import("@bupum/functions/indexing/snapshots/append");
  const { entriesOf } = await import("@bupum/functions/indexing/snapshots/sources");
  const makerItems = makers.flatMap((maker) => makerRows(maker, 1, 0));
  const rows = catalogue.map((product) => rowsOfProduct(product, []));
  await world.put([...makerItems, ...rows.flat()]);
  // The first row of a product is its own.
  const products = rows.map(([own]) => own!.pk.slice("product#".length));
  /** All that a product says, by its id. */
  const said = new Map<string, string>();
  for (const [at, id] of products.entries()) {
    const { partNumber, name, manufactorName, categoryName, specification } = catalogue[at]!;
    const values = specification.map(({ value }) => value);
    const texts = [name, manufactorName, categoryName].flatMap((names) => Object.values(names));
    said.set(id, [partNumber, ...texts, ...values].join(" | "));
  }
  const makerIds = makerItems.flatMap(({ pk, sk }) =>
    sk === "manufactor" ? [pk.slice("manufactor#".length)] : [],
  );
  await append("manufactors", makerIds, entriesOf.manufactors);
  await append("products", products, entriesOf.products);

  const ask = (searchKeyword: string) => guest.products.search({ query: { searchKeyword } });
  /** Whether at least half of the first ten hits say all that a query must find. */
  async function isMet(query: string, must: readonly string[]): Promise<boolean> {
    const { items } = await ask(query);
    const first = items.slice(0, 10);
    const right = first.filter(({ id }) =>
      must.every((pattern) => new RegExp(pattern, "i").test(said.get(id)!)),
    );
    return first.length > 0 && right.length * 2 >= first.length;
  }
  return { world, guest, said, ask, isMet };
}
export type DemoCatalogue = Awaited<ReturnType<typeof startDemoCatalogue>>;
