import { expect, type Locator, type Page } from "@playwright/test";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { sellers } from "@bupum/seed/people/people";
import { ko } from "../../../web/src/estimate-groups/words/ko.ts";
import { look } from "./look.ts";
import { addresses } from "./place.ts";
import { goHome } from "./ways.ts";

const requestWords = ko.request;

/** A part on sale with two demo sellers, the first of whom has stock left. */
export interface Bargain {
  productId: string;
  partNumber: string;
  /** Names of the companies, the one chosen for the order first. */
  companies: [string, string];
  /** Pieces that the buyer wants. */
  quantity: number;
}

interface Found {
  items: { id: string; partNumber: string; offerCount: number; inStock: boolean }[];
}
interface Offers {
  items: {
    seller: { companyName: string };
    merchandise: { stock: number | null; moq: number; orderMultiple: number };
  }[];
}

/** What the buyer attaches to the line, and its seller opens. */
export const drawing = {
  name: "도면.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
};

const askFirst = 40;

/** Part numbers at the top of the file of real parts, or of the demo market. */
async function candidates(): Promise<string[]> {
  const file = process.env["BUPUM_PARTS"];
  if (!file) return ["MY2N-GS"];
  const input = file.endsWith(".gz")
    ? createReadStream(file).pipe(createGunzip())
    : createReadStream(file);
  const numbers: string[] = [];
  for await (const line of createInterface({ input })) {
    // A line of the file is a part record by its stated format (seed/goods/products-file.ts).
    numbers.push((JSON.parse(line) as { partNumber: string }).partNumber);
    if (numbers.length >= askFirst) break;
  }
  return numbers;
}

async function rollUpOf(page: Page, productId: string): Promise<Offers["items"]> {
  const at = `${addresses().web}/api/seller-infos/product?productId=${productId}`;
  return ((await (await page.request.get(at)).json()) as Offers).items;
}

/** The stock of a company's listing of a part. */
export async function stockOf(page: Page, { productId, companies }: Bargain): Promise<number> {
  const offers = await rollUpOf(page, productId);
  return offers.find(({ seller }) => seller.companyName === companies[0])?.merchandise.stock ?? 0;
}

/**
 * Finds a part that several sellers have in stock, through the API. `at` tells apart what journeys
 * beside each other deal with: at each number the first company is another.
 */
export async function findBargain(page: Page, at = 0): Promise<Bargain> {
  const firsts = new Set<string>();
  for (const keyword of await candidates()) {
    const query = `searchKeyword=${encodeURIComponent(keyword)}&itemsPerPage=30`;
    const reply = await page.request.get(`${addresses().web}/api/products/search?${query}`);
    for (const { id, partNumber, offerCount } of ((await reply.json()) as Found).items) {
      if (offerCount < 2) continue;
      const offers = await rollUpOf(page, id);
      const ready = offers.find(
        ({ merchandise: { stock, moq } }) => stock !== null && stock >= moq * 2,
      );
      const other = offers.find(({ seller }) => seller !== ready?.seller);
      if (!ready || !other) continue;
      if (firsts.add(ready.seller.companyName).size <= at) continue;
      const { moq, orderMultiple } = ready.merchandise;
      const quantity = Math.floor((moq * 2) / orderMultiple) * orderMultiple;
      const companies: [string, string] = [ready.seller.companyName, other.seller.companyName];
      return { productId: id, partNumber, companies, quantity };
    }
  }
  throw new Error("No part on the market is in stock at two sellers.");
}

/** Login name of the demo seller behind a company. */
export function accountOf(companyName: string): string {
  const found = sellers.find((known) => known.companyName === companyName);
  if (!found) throw new Error(`${companyName} is no demo seller.`);
  return found.userId;
}

/** From the home page through the search to the part, by typing and clicking. */
export async function findProduct(page: Page, { partNumber, productId }: Bargain): Promise<void> {
  await goHome(page);
  await look(page, "home");
  await page.keyboard.press("/");
  const box = page.getByRole("combobox", { name: "부품 검색" }).first();
  await expect(box).toBeFocused();
  await box.fill(partNumber);
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?/);
  await expect(page.locator(`a[href$="/products/${productId}"]`).first()).toBeVisible();
  await look(page, "search");
  await page.locator(`a[href$="/products/${productId}"]`).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(partNumber);
}

/** Asks the two companies of the offers and a third one, found by name. */
export async function askThree(page: Page, bargain: Bargain, third: string): Promise<void> {
  const { companies, quantity, partNumber } = bargain;
  await page.getByLabel("필요한 수량").fill(String(quantity));
  for (const name of companies)
    await page.getByRole("checkbox", { name: `이 판매자에게 견적 요청: ${name}` }).check();
  await look(page, "product");
  await page.getByRole("link", { name: "2곳에 견적 요청" }).click();
  await expect(page.getByRole("heading", { name: "견적 요청", level: 1 })).toBeVisible();
  await page.getByRole("searchbox", { name: "판매자 찾기" }).fill(third);
  await page.getByRole("option", { name: third }).click();
  await expect(page.getByText("3곳 선택")).toBeVisible();
  await page.getByRole("button", { name: requestWords.more }).first().click();
  await page.getByLabel(requestWords.lineFiles).setInputFiles(drawing);
  await expect(page.getByText(drawing.name)).toBeVisible();
  await look(page, "request");
  await page.getByRole("button", { name: "3곳에 견적 요청 보내기" }).click();
  await expect(page).toHaveURL(/\/mypage\/estimates\/[a-z]+_/);
  await expect(page.getByText("아직 도착한 견적이 없습니다")).toBeVisible();
  await expect(page.getByText(partNumber).first()).toBeVisible();
  await look(page, "compare-waiting");
}

/** Compares the answers and orders from the company that has stock. */
export async function compareAndOrder(page: Page, { companies }: Bargain): Promise<void> {
  await page.reload();
  const picks = page.getByRole("checkbox", { name: /견적 선택/ });
  await expect(picks).toHaveCount(3);
  await orderFrom(page, companies[0]);
}

/** In the comparison: opens all of a company's quote of a line, or of its share of the request. */
export async function openQuote(page: Page, company: string): Promise<Locator> {
  await page
    .getByRole("button", { name: `${company} 견적 자세히 보기` })
    .first()
    .click();
  return page.getByRole("dialog", { name: "견적", exact: true });
}

export async function openShare(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name, exact: true }).click();
  return page.getByRole("dialog");
}

/** From the comparison: orders what one company quotes. */
export async function orderFrom(page: Page, company: string): Promise<void> {
  await page
    .getByRole("checkbox", { name: `${company} 견적 선택` })
    .first()
    .check();
  await look(page, "compare");
  await page.getByRole("link", { name: "주문서 작성" }).click();
  await page.getByLabel("우편번호").fill("06236");
  await page.getByLabel("주소", { exact: true }).fill("서울특별시 강남구 새봄길 3");
  await look(page, "order");
  await page.getByRole("button", { name: "1곳에 주문하기" }).click();
  await expect(page).toHaveURL(/\/mypage\/orders/);
  await expect(page.getByText("수락 대기").first()).toBeVisible();
  await look(page, "orders");
}
