import type { Language } from "../../kernel/language/language-of.ts";
import { normalize } from "../../kernel/text/text.ts";
import { planFigures } from "../../billing/subscribes/features.ts";
import type { RegisterAction } from "./codes.ts";

/** The columns (D8-4), with the further price steps, in the order of the template. */
export const registerColumns = [
  "partNumber",
  "manufactor",
  "productName",
  "condition",
  "price",
  "currency",
  "stock",
  "moq",
  "breakQty2",
  "breakPrice2",
  "breakQty3",
  "breakPrice3",
  "breakQty4",
  "breakPrice4",
  "orderMultiple",
  "leadTimeDays",
  "shippingFeePayer",
  "warehouseRegion",
  "memo",
  "sellerSku",
] as const;
export type RegisterColumn = (typeof registerColumns)[number];

/** Columns of the second to fourth price step; `moq` and `price` are the first. */
export const stepColumns = [
  { quantity: "breakQty2", price: "breakPrice2" },
  { quantity: "breakQty3", price: "breakPrice3" },
  { quantity: "breakQty4", price: "breakPrice4" },
] as const;

/** Columns that name a part or a listing: a spreadsheet must keep them as text (D8-5). */
export const codeColumns: ReadonlySet<RegisterColumn> = new Set(["partNumber", "sellerSku"]);

/** Columns that hold a number. */
export const numberColumns: ReadonlySet<RegisterColumn> = new Set([
  "price",
  "stock",
  "moq",
  ...stepColumns.flatMap(({ quantity, price }) => [quantity, price]),
  "orderMultiple",
  "leadTimeDays",
]);

/** The columns in the template of an action. */
export const templateColumns: Record<RegisterAction, readonly RegisterColumn[]> = {
  INSERT: registerColumns,
  DELETE: ["partNumber", "manufactor", "condition", "sellerSku"],
};
/** The columns that a file must have. */
export const requiredColumns: readonly RegisterColumn[] = ["partNumber", "manufactor"];
/** What a file must have and lacks; to take listings off, the seller's own code is enough (D8-4). */
export const missingColumns = (
  columns: ReadonlySet<RegisterColumn>,
  action: RegisterAction,
): RegisterColumn[] =>
  action === "DELETE" && columns.has("sellerSku")
    ? []
    : requiredColumns.filter((column) => !columns.has(column));

export const mostCharacters: Record<RegisterColumn, number> = {
  partNumber: 80,
  manufactor: 80,
  productName: 200,
  condition: 60,
  price: 20,
  currency: 10,
  stock: 20,
  moq: 20,
  breakQty2: 20,
  breakPrice2: 20,
  breakQty3: 20,
  breakPrice3: 20,
  breakQty4: 20,
  breakPrice4: 20,
  orderMultiple: 20,
  leadTimeDays: 20,
  shippingFeePayer: 20,
  warehouseRegion: 20,
  memo: 1000,
  sellerSku: 60,
};

/** The last row that a spreadsheet has (ECMA-376: 2^20). */
export const lastSheetRow = 1_048_576;

/** Rows of data that one file may hold (D8-3). */
export const mostRows = 5_000;
/** Files of one seller in a month (D18-1). */
export const mostFiles = planFigures.files;

/** Other headings that sellers use for a column, beside the template's own in three languages. */
const synonyms: Record<RegisterColumn, readonly string[]> = {
  partNumber: [
    "품번|부품번호|파트넘버|모델명|모델|모델번호|형번|형식|제품번호",
    "part number|part no|pn|mpn|model|model no",
    "料号|型号|零件号|部件号",
  ],
  manufactor: [
    "제조사|제조사명|메이커|브랜드|제조업체",
    "manufacturer|maker|brand",
    "制造商|厂家|品牌|厂商",
  ],
  productName: [
    "품명|제품명|상품명|부품명",
    "product name|part name|name|description",
    "品名|产品名称|名称",
  ],
  condition: ["상태|제품상태", "state", "状态|成色"],
  price: ["단가|가격|판매가|판매단가|판매가격", "unit price", "单价|价格"],
  currency: ["통화|화폐", "币种|货币"],
  stock: ["재고|재고수량|재고량|수량", "quantity|qty", "库存|库存数量|数量"],
  moq: [
    "최소주문수량|최소수량|최소주문",
    "minimum order quantity|min order qty",
    "最小起订量|起订量",
  ],
  breakQty2: ["구간2 수량|수량2|2구간 수량", "step 2 quantity|qty 2", "阶梯2数量|数量2"],
  breakPrice2: ["구간2 단가|단가2|2구간 단가", "step 2 price|price 2", "阶梯2单价|单价2"],
  breakQty3: ["구간3 수량|수량3|3구간 수량", "step 3 quantity|qty 3", "阶梯3数量|数量3"],
  breakPrice3: ["구간3 단가|단가3|3구간 단가", "step 3 price|price 3", "阶梯3单价|单价3"],
  breakQty4: ["구간4 수량|수량4|4구간 수량", "step 4 quantity|qty 4", "阶梯4数量|数量4"],
  breakPrice4: ["구간4 단가|단가4|4구간 단가", "step 4 price|price 4", "阶梯4单价|单价4"],
  orderMultiple: ["주문단위|주문배수", "multiple", "订购倍数|订货倍数|包装倍数"],
  leadTimeDays: ["납기|납기일|납기일수|출고소요일", "lead time", "交期|交货期|货期"],
  shippingFeePayer: [
    "배송비부담|배송비|운임부담|운임",
    "shipping paid by|shipping",
    "运费承担|运费",
  ],
  warehouseRegion: [
    "출고지|출고지역|창고지역|지역",
    "warehouse|region|ships from",
    "发货地|仓库地区",
  ],
  memo: ["비고|메모", "note|notes|remark|remarks", "备注"],
  sellerSku: ["자체코드|판매자코드|관리코드|자체상품코드", "sku|own code", "自有编码|自编码"],
};

/** Headings that stand for a column where no clearer one does. */
const lesser: Partial<Record<RegisterColumn, string>> = {
  condition: "상태등급|신품중고|cond",
  stock: "보유수량|보유재고|보유량|현재고|가용재고|on hand|available|stock qty",
  leadTimeDays: "출고일|출고|출고예정|delivery",
  warehouseRegion: "창고|소재지|보관지|보관지역|보관장소",
};

/** A heading as it is compared: without marks, spaces and text in brackets. */
export const headerKey = (text: string): string =>
  normalize(text.replaceAll(/[([（［【][^)\]）］】]*[)\]）］】]/g, ""));

const byHeader = new Map(
  registerColumns.flatMap((column) =>
    [column, ...synonyms[column].flatMap((names) => names.split("|"))].map(
      (name) => [headerKey(name), column] as const,
    ),
  ),
);

/** The column of a heading in any language, or undefined. */
export const columnOf = (header: string): RegisterColumn | undefined =>
  byHeader.get(headerKey(header));

const byLesserHeader = new Map(
  registerColumns.flatMap((column) =>
    (lesser[column]?.split("|") ?? []).map((name) => [headerKey(name), column] as const),
  ),
);

/** The column of a heading that counts only where no other names the same. */
export const lesserColumnOf = (header: string): RegisterColumn | undefined =>
  byLesserHeader.get(headerKey(header));

/** The mark before the part number of the template's example, in the language of the template. */
export const exampleMark: Record<Language, string> = {
  ko: "(예시)",
  en: "(example)",
  zh: "(示例)",
};
const example = new RegExp(
  `^\\s*[(（](${Object.values(exampleMark)
    .map((mark) => mark.slice(1, -1))
    .join("|")})[)）]`,
  "i",
);

/** Whether a part number belongs to the template's example row, which is skipped. */
export const isExample = (partNumber: string | undefined): boolean =>
  partNumber !== undefined && example.test(partNumber);
