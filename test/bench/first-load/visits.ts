import market from "../../e2e/kit/market.ts";
import { addresses } from "../../e2e/kit/place.ts";
import { kilobytes, type Measured, quantile, type Section } from "../report.ts";
import { startFloor } from "./floor-site.ts";
import { type Visit, visit } from "./lighthouse.ts";

const rounds = Number(process.env["ROUNDS"] ?? 5);
const rowsOfFloor = 30;
/** The goals for pages, as a share of the floor of the same run. */
const mostBlocking = 1.5;
/** Shorter blocking is not noticeable, and a floor without blocking gives no ratio. */
const harmlessMs = 50;
const leastScore = 95;

type Products = { items: Parameters<typeof startFloor>[0][number][] };

async function productsOf(web: string): Promise<Products["items"]> {
  const found = await fetch(`${web}/api/products/search?searchKeyword=relay`);
  const { items } = (await found.json()) as Products;
  if (items.length < rowsOfFloor) throw new Error(`Only ${items.length} parts to list.`);
  return items.slice(0, rowsOfFloor);
}

interface Categories {
  items: { id: string; productCount: number }[];
}

/** The category that has the fewest of those parts that fill a page of the list. */
async function categoryOf(web: string): Promise<string> {
  const found = await fetch(`${web}/api/category-tags`);
  const { items } = (await found.json()) as Categories;
  const [first] = items
    .filter(({ productCount }) => productCount >= rowsOfFloor)
    .toSorted((one, other) => one.productCount - other.productCount);
  if (!first) throw new Error("No category fills a page.");
  return `${web}/categories/${first.id}`;
}

/** A long article of the demo market, with tables, code and mentions. */
async function articleOf(web: string): Promise<string> {
  const found = await fetch(`${web}/api/wikis/search?language=ko&searchKeyword=MR-J2S`);
  const { items } = (await found.json()) as { items: { id: string }[] };
  if (!items[0]) throw new Error("The article about the MR-J2S is not found.");
  return `${web}/wiki/${items[0].id}`;
}

const median = (visits: readonly Visit[], of: keyof Visit) =>
  quantile(
    visits.map((one) => one[of]),
    0.5,
  );

function linesOf(name: string, visits: readonly Visit[], floor: readonly Visit[]): Measured[] {
  const of = (key: keyof Visit) => median(visits, key);
  const scores = visits.map((one) => one.score);
  // Of its own processor time: other processes only affect the wall clock.
  const most = Math.max(mostBlocking * median(floor, "ownBlocking"), harmlessMs);
  const about =
    `${Math.min(...scores)}/${of("score")}/${Math.max(...scores)}, ` +
    `LCP ${(of("largestPaint") / 1000).toFixed(2)} s, CLS ${of("shift").toFixed(3)}, ` +
    `accessibility ${of("accessibility")}`;
  const cost =
    `${Math.round(of("ownBlocking"))} ms (by the clock ${Math.round(of("blocking"))} ms); ` +
    `scripts ${kilobytes(of("scriptBytes"))}, ${Math.round(of("scripting"))} ms`;
  const isFloor = visits === floor;
  return [
    {
      what: `${name}: score min/median/max`,
      measured: about,
      ...(!isFloor && { budget: `>= ${leastScore}`, ok: of("score") >= leastScore }),
    },
    {
      what: `${name}: blocked, own processor time`,
      measured: cost,
      ...(!isFloor && {
        budget: `<= ${Math.round(most)} ms: ${mostBlocking} floors, or one task's worth`,
        ok: of("ownBlocking") <= most,
      }),
    },
  ];
}

/**
 * How long a mid-range phone takes to show the pages, in turns with a page of only React, the
 * router and one list of 30 parts. BUPUM_E2E_PORT names a market that is already running.
 */
export async function firstVisits(say: (text: string) => void): Promise<Section> {
  const stopMarket = await market();
  try {
    const { web } = addresses();
    const products = await productsOf(web);
    const floor = await startFloor(products);
    const pages = {
      floor: floor.address,
      home: `${web}/`,
      search: `${web}/search?searchKeyword=relay`,
      category: await categoryOf(web),
      product: `${web}/products/${products[0]!.id}`,
      wiki: await articleOf(web),
    };
    const visits: Record<string, Visit[]> = {};
    try {
      for (let round = 1; round <= rounds; round += 1)
        for (const [name, address] of Object.entries(pages)) {
          const seen = await visit(address);
          (visits[name] ??= []).push(seen);
          say(`${round} ${name}: ${seen.score}, blocked ${Math.round(seen.blocking)} ms`);
        }
    } finally {
      floor.stop();
    }
    const lines = Object.entries(visits).map(([name, seen]) =>
      linesOf(name, seen, visits["floor"]!),
    );
    return { lines: lines.flat(), figures: visits };
  } finally {
    await stopMarket?.();
  }
}
