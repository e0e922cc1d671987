import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Item } from "@bupum/functions/kernel/table";
import { contract } from "@bupum/shared/contract";
import { type Client, clientOf, pathsOf } from "@bupum/shared/kernel/client";
import type { Id } from "@bupum/shared/kernel/ids";
import type { Merchandise } from "@bupum/shared/selling/merchandises/contract";
import type { Product } from "@bupum/shared/catalogue/products/contract";
import { ulid } from "../../kit/ids.ts";
import { personRows, sellerRows, tokenFor } from "../../kit/people.ts";
import type { CloudProcess } from "./cloud-process.ts";

export type UserApi = Client<typeof contract.user>;

/** A client of a running cloud, over HTTP. */
export const apiOf = (baseUrl: string, token: string): UserApi =>
  clientOf<typeof contract.user>(pathsOf(contract.user), {
    baseUrl,
    token: () => token,
    language: () => "ko",
  });

export interface BenchMarket {
  manufactorIds: Id<"mkr">[];
  products: Product[];
  buyers: { id: Id<"usr">; token: string }[];
  seller: { id: Id<"sel">; token: string };
  /** Listings of the seller, one for each of his parts. */
  listings: Merchandise[];
}
interface Wish {
  products: number;
  buyers: number;
  listings: number;
  stock: number;
  /** The cloud's folder, which has the key that signs tokens. */
  dataDir: string;
}

const at = "2026-09-01T00:00:00.000Z";
const alike = (text: string) => ({ ko: text, en: text, zh: text });
const partsOfMaker = 250;
const series = ["XBC-DR", "GMC-", "FRN-E1S", "MR-JE", "CJ2M-CPU", "E3Z-D", "SGM7J-", "DVP-ES"];

function productOf(index: number, maker: { id: Id<"mkr">; name: Product["name"] }): Product {
  const serial = String(100_000 + Math.floor(index / series.length) * 7);
  return {
    id: `prd_${ulid()}`,
    partNumber: `${series[index % series.length]}${serial}${"ABDEHN"[index % 6]}`,
    name: { ko: `PLC 본체 ${serial}`, en: `PLC unit ${serial}`, zh: `PLC 主机 ${serial}` },
    manufactorId: maker.id,
    manufactorName: maker.name,
    categoryKey: "PLC",
    category: { ko: "PLC", en: "PLC", zh: "PLC" },
    unit: "EA",
    offerCount: 0,
    inStock: false,
    description: alike("입력 16점, 출력 14점, AC 100~240 V 전원. 증설 모듈 7대까지."),
    specifications: Array.from({ length: 8 }, (_, row) => ({
      name: { ko: `정격 ${row}`, en: `Rating ${row}`, zh: `额定 ${row}` },
      value: `${100 + row} VAC`,
    })),
    safetyMarks: ["KC", "CE"],
    aliases: [],
    alternates: [],
    oldNumbers: [],
    categoryTagIds: [],
    images: [],
    datasheets: [],
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}

function listingOf(product: Product, sellerId: Id<"sel">, stock: number): Merchandise {
  return {
    id: `mch_${ulid()}`,
    sellerId,
    sellerName: "벤치상사",
    productId: product.id,
    partNumber: product.partNumber,
    productName: product.name,
    manufactorId: product.manufactorId,
    manufactorName: product.manufactorName,
    condition: "NEW",
    breaks: [{ minQty: 1, unitPrice: "120000" }],
    stock,
    orderMultiple: 1,
    leadTimeDays: 2,
    shippingFeePayer: "SELLER_PAYS",
    currency: "KRW",
    moq: 1,
    stockCheckedAt: at,
    warehouseRegion: "SEOUL",
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}

/** People as sign-up and review leave them, with tokens as after a login. */
async function people({ buyers, dataDir }: Wish) {
  const secrets = readFileSync(join(dataDir, "secrets.json"), "utf8");
  const { tokenKey } = JSON.parse(secrets) as { tokenKey: { privateKey: string } };
  const sign = (id: Id<"usr">) => tokenFor(id, tokenKey.privateKey);
  const made = Array.from({ length: buyers }, () => personRows({}));
  const owner = personRows({ role: "SELLER", companyName: "벤치상사" });
  const shop = sellerRows(owner.account.id, "벤치상사", owner.count);
  return {
    rows: [...made.flatMap(({ rows }) => rows), ...owner.rows, ...shop.rows] as Item[],
    buyers: await Promise.all(
      made.map(async ({ account: { id } }) => ({ id, token: await sign(id) })),
    ),
    seller: { id: shop.id, token: await sign(owner.account.id) },
  };
}

/** Fills a market with the product's own row builders. */
export async function fillMarket(cloud: CloudProcess, wish: Wish): Promise<BenchMarket> {
  // Set before the builders' modules are loaded: they read it then.
  Object.assign(process.env, cloud.address.environment);
  const { batchWriter } = await import("@bupum/seed/batch-writer");
  const { makeSnapshots } = await import("@bupum/seed/snapshots");
  const { productRows } = await import("@bupum/functions/catalogue/products/items");
  const { makerRows } = await import("@bupum/functions/catalogue/manufactors/items");
  const { merchandiseRows } = await import("@bupum/functions/selling/merchandises/items");
  const { keep } = await import("@bupum/functions/reference/exchange-rates/items");
  const { rates, ratesDay } = await import("@bupum/seed/rates");
  const writer = batchWriter();
  const { rows, buyers, seller } = await people(wish);
  await writer.put(rows);
  const manufactorIds: Id<"mkr">[] = [];
  const products: Product[] = [];
  let maker = { id: "mkr_" as Id<"mkr">, name: alike("") };
  for (let index = 0; index < wish.products; index++) {
    if (index % partsOfMaker === 0) {
      maker = { id: `mkr_${ulid()}`, name: alike(`Maker ${index / partsOfMaker}`) };
      manufactorIds.push(maker.id);
      const counts = { productCount: partsOfMaker, merchandiseCount: 0 };
      await writer.put(makerRows({ ...maker, ...counts, aliases: [], version: 1, createdAt: at }));
    }
    const product = productOf(index, maker);
    products.push(product);
    await writer.put(productRows(product));
  }
  const listings = products
    .slice(0, wish.listings)
    .map((product) => listingOf(product, seller.id, wish.stock));
  for (const listing of listings) await writer.put(merchandiseRows(listing, rates));
  await writer.done();
  await makeSnapshots(writer.searched);
  await keep({ on: ratesDay, source: "seed", rates }, at);
  return { manufactorIds, products, buyers, seller, listings };
}
