import { quoteDraft } from "@bupum/shared/deal/product-estimate-responses/contract";
import { addDays, seoulDay } from "@bupum/shared/kernel/time";
import { withoutBlanks } from "@bupum/ui/form/draft";
import { blankBreak } from "@bupum/ui/form/rows";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { askedLine } from "../../../../test/asked-line.ts";
import {
  quoteFormSchema,
  atPlaces,
  draftsOf,
  type FormItem,
  formOf,
  lineTotalOf,
  mergeTyped,
} from "./quote-form.ts";

const estimateId = "est_01JD0000000000000000000001";
const item = (line: string, change: Partial<FormItem> = {}): FormItem => ({
  productEstimateId: `${estimateId}#${line}`,
  version: 1,
  included: true,
  breaks: [blankBreak(1, "1200")],
  orderMultiple: 1,
  maxQty: "",
  leadTimeDays: 3,
  condition: "NEW",
  offersOther: false,
  alternative: { partNumber: "", manufactorName: "", reason: "" },
  memo: "",
  files: [],
  ...change,
});
const terms = {
  currency: "KRW" as const,
  vatMode: "EXCLUDED" as const,
  leadTimeDays: "",
  shippingFeePayer: "SELLER_PAYS",
  shippingFee: "",
  isMinimumWaived: false,
  validUntil: "2026-12-05",
};
const parse = (items: FormItem[]) =>
  z.safeParse(quoteFormSchema, withoutBlanks({ terms, items }) as never);

describe("an answer", () => {
  test("carries the common terms on each line and leaves out what was not ticked", () => {
    const result = parse([item("l01"), item("l02", { included: false }), item("l03")]);
    expect(result.success && result.data.items.map((line) => line?.validUntil)).toEqual([
      "2026-12-05",
      undefined,
      "2026-12-05",
    ]);
  });

  test("without a price or a lead time says so beside that line's field", () => {
    const result = parse([
      item("l01", { included: false }),
      item("l02", { breaks: [blankBreak(1)], leadTimeDays: "" }),
    ]);
    const paths = result.error?.issues.map(({ path }) => path.join("."));
    expect(paths).toContain("items.1.breaks.0.unitPrice");
  });

  test.each([
    ["KRW", "3000", 3000],
    ["USD", "12.5", 1250],
  ] as const)("states a shipping fee in the minor unit of %s", (currency, shippingFee, minor) => {
    const paid = { ...terms, currency, shippingFeePayer: "BUYER_PAYS", shippingFee };
    const form = withoutBlanks({ terms: paid, items: [item("l01")] });
    const result = z.safeParse(quoteFormSchema, form as never);
    expect(result.success && result.data.items[0]?.shippingFee).toBe(minor);
  });

  test("names no alternative unless one is offered", () => {
    const alternative = { partNumber: "X", manufactorName: "Y", reason: "Z" };
    const [, offered] = [false, true].map((offersOther) => {
      const result = parse([item("l01", { offersOther, alternative })]);
      return result.success && result.data.items[0]?.alternative;
    });
    expect(offered).toEqual({ ...alternative, fileIds: [] });
  });

  test("may be kept as a draft before prices are known", () => {
    const [draft] = draftsOf(
      withoutBlanks({ terms, items: [item("l01", { breaks: [blankBreak(1)] })] }) as never,
    );
    expect(z.safeParse(quoteDraft, JSON.parse(JSON.stringify(draft))).success).toBe(true);
  });

  test("goes on where it was left, without lines that were decided meanwhile", () => {
    const fresh = { terms, items: [item("l01"), item("l02", { version: 2, included: false })] };
    const price = { breaks: [blankBreak(1, "9")] };
    const { items } = mergeTyped(fresh, { items: [item("l01", price), item("l02", price)] });
    expect(items.map(({ included }) => included)).toEqual([true, false]);
    expect(items.map(({ breaks }) => breaks[0]?.unitPrice)).toEqual(["9", "9"]);
    expect(items[1]?.version).toBe(2);
  });

  test("keeps a tick taken away when the line changed otherwise", () => {
    const fresh = { terms, items: [item("l01", { version: 2 }), item("l02", { version: 2 })] };
    const { items } = mergeTyped(fresh, { items: [item("l01", { included: false }), item("l02")] });
    expect(items.map(({ included }) => included)).toEqual([false, true]);
  });

  test("puts the server's faults back to the lines they are about", () => {
    expect(atPlaces("body.items.1.leadTimeDays", [0, 3])).toBe("body.items.3.leadTimeDays");
    expect(atPlaces("items.0.breaks.1.unitPrice", [2])).toBe("items.2.breaks.1.unitPrice");
  });
});

const totalAt = (quantity: number, change: Partial<FormItem> = {}) =>
  lineTotalOf(item("l01", change), quantity, "KRW");
describe("the total of a line as typed (D3-18)", () => {
  const breaks = [blankBreak(1, "1200"), blankBreak(100, "1100")];
  test("takes the step that the quantity reaches", () => {
    expect(totalAt(99, { breaks })?.amount).toBe(118_800);
    expect(totalAt(100, { breaks })?.amount).toBe(110_000);
  });
  test("is for the nearest quantity that minimum, multiple and most allow", () => {
    const most = { breaks, maxQty: 46 };
    expect(totalAt(1000, most)).toEqual({ quantity: 46, unitPrice: "1200", amount: 55_200 });
    expect(totalAt(1000, { ...most, orderMultiple: 20 })?.quantity).toBe(40);
    expect(totalAt(5, { breaks: [blankBreak(10, "1200")] })?.quantity).toBe(10);
    expect(totalAt(5, { breaks: [blankBreak(10, "1200")], maxQty: 8 })).toBeUndefined();
  });
  test("is none while a price is being typed", () => {
    expect(totalAt(5, { breaks: [blankBreak(1, "12.")] })).toBeUndefined();
  });
  test("counts cents", () => {
    const cents = item("l01", { breaks: [blankBreak(1, "0.0375")] });
    expect(lineTotalOf(cents, 100, "USD")?.amount).toBe(375);
  });
});
const quoted = (number: number, rest: object) =>
  askedLine(number, {
    replyType: "REPLIED",
    currentResponse: {
      currency: "KRW",
      vatMode: "EXCLUDED",
      breaks: [{ minQty: 1, unitPrice: "1200" }],
      leadTimeDays: 3,
      condition: "NEW",
      shippingFeePayer: "BUYER_PAYS",
      validUntil: "2026-12-05",
      files: [],
      ...rest,
    },
  });

const feeOf = (...rest: object[]) =>
  formOf(
    rest.map((one, at) => quoted(at + 1, one)),
    {},
  ).terms.shippingFee;

describe("the shipping fee of lines that were quoted (D3-32)", () => {
  test("stays when the quote is revised", () => {
    const form = formOf([quoted(1, { shippingFee: 3_333 })], {});
    expect(form.terms.shippingFee).toBe("3333");
    const items = form.items.map((one) => ({ ...one, included: true }));
    const filled = withoutBlanks({ ...form, items });
    const result = z.safeParse(quoteFormSchema, filled as never);
    expect(result.success && result.data.items[0]?.shippingFee).toBe(3_333);
  });

  test("is the highest one, in units of the currency; none where none was named", () => {
    expect(feeOf({ currency: "USD", shippingFee: 1_250 })).toBe("12.5");
    expect(feeOf({}, { shippingFee: 3_000 }, { shippingFee: 5_000 })).toBe("5000");
    expect(feeOf({ shippingFee: 0 })).toBe("0");
    expect(feeOf({})).toBe("");
  });

  test("is not sent where the buyer pays none", () => {
    const paid = { ...terms, shippingFee: "3333" };
    const form = withoutBlanks({ terms: paid, items: [item("l01")] });
    const result = z.safeParse(quoteFormSchema, form as never);
    expect(result.success && result.data.items[0]?.shippingFee).toBeUndefined();
  });
});

test("an answer begins with what was quoted, then what was wanted, then the last answer's terms (D3-32)", () => {
  const lastTerms = {
    currency: "USD",
    vatMode: "INCLUDED",
    shippingFeePayer: "SELLER_PAYS",
    validDays: 30,
  } as const;
  const today = seoulDay(new Date().toISOString());
  expect(formOf([askedLine(1)], { lastTerms }).terms).toMatchObject({
    currency: "USD",
    vatMode: "INCLUDED",
    shippingFeePayer: "SELLER_PAYS",
    validUntil: addDays(today, 30),
  });
  const wanted = { lastTerms, preferredCurrency: "CNY", shippingFeePayer: "NEGOTIABLE" } as const;
  expect(formOf([askedLine(1)], wanted).terms).toMatchObject({
    currency: "CNY",
    shippingFeePayer: "NEGOTIABLE",
  });
  expect(formOf([askedLine(1)], {}).terms).toMatchObject({
    currency: "KRW",
    vatMode: "EXCLUDED",
    shippingFeePayer: "BUYER_PAYS",
    validUntil: addDays(today, 14),
  });
});
