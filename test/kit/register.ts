import type { Maker } from "@bupum/shared/catalogue/manufactors/contract";
import type { Product } from "@bupum/shared/catalogue/products/contract";
import type { AssignedColumn } from "@bupum/shared/sheets/register-request-histories/heads";
import { upload } from "./upload.ts";
import { type TestCell, workbookOf } from "./workbook.ts";
import type { World } from "./world.ts";

type Seller = Awaited<ReturnType<World["seller"]>>;
type Admin = Awaited<ReturnType<World["adminUser"]>>;

export const heads = ["품번", "제조사", "품명", "상태", "단가", "재고", "최소주문수량"];

/** A row that puts a part of the catalogue on sale. */
export const rowFor = (
  { product, maker }: { product: Product; maker: Maker },
  price: TestCell = "120000",
  stock: TestCell = 5,
): TestCell[] => [product.partNumber, maker.name.ko, "PLC 본체", "신품", price, stock, 1];

/** A row of a part that is new, if its maker is known. */
export const unknownRow = (number: string, maker: string): TestCell[] => [
  number,
  maker,
  "팬",
  "신품",
  "1000",
  1,
  1,
];

/** Sends rows below the usual headers as a seller would. */
export async function send(
  seller: Seller,
  rows: readonly (readonly TestCell[])[],
  more: {
    action?: "INSERT" | "DELETE";
    head?: string[];
    fileName?: string;
    correctionOf?: `rrh_${string}`;
    columns?: AssignedColumn[];
  } = {},
) {
  const { action = "INSERT", head = heads, fileName = "재고표.xlsx", ...rest } = more;
  const content = workbookOf([head, ...rows]);
  const fileId = await upload(seller, { fileName, content, category: "REQUEST" });
  return seller.api.registerRequestHistories.create({
    body: { fileId, action, ...rest },
  });
}

/** A request as its seller sees it. */
export const seen = (seller: Seller, id: `rrh_${string}`) =>
  seller.api.registerRequestHistories.get({ params: { id } });
export const rowsOf = async (
  seller: Seller,
  id: `rrh_${string}`,
  outcome?: "ADD" | "UPDATE" | "REMOVE" | "SKIP" | "ERROR",
) =>
  (
    await seller.api.registerRequestHistories.rows({
      params: { id },
      query: { itemsPerPage: 100, ...(outcome && { outcome }) },
    })
  ).items;

type Decision = Parameters<Admin["api"]["registerRequestHistories"]["decide"]>[0];

/** An admin's decision on a sheet. */
export const decideBy =
  (admin: () => Admin) =>
  (
    id: `rrh_${string}`,
    status: Decision["body"]["status"],
    more: Omit<Decision["body"], "status"> = {},
  ) =>
    admin().api.registerRequestHistories.decide({ params: { id }, body: { status, ...more } });

type Mending = Parameters<Seller["api"]["registerRequestHistories"]["mend"]>[0]["body"];

/** Mends rows as they are seen now, and waits for the check. */
export const mendBy =
  (world: () => World) =>
  async (seller: Seller, id: `rrh_${string}`, body: Omit<Mending, "version">) => {
    const { version } = await seen(seller, id);
    await seller.api.registerRequestHistories.mend({ params: { id }, body: { ...body, version } });
    await world().drain();
    return seen(seller, id);
  };

/** Files of the month that a seller has sent, and may send. */
export const filesOf = async (seller: Seller) =>
  (await seller.api.registerRequestHistories.allowance()).files;

/** All listings of a seller. */
export const merchandisesOf = async (seller: Seller) =>
  (await seller.api.merchandises.listOwn({ query: { itemsPerPage: 100 } })).items;
