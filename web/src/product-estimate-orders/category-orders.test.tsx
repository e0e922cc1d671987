import type { ApprovalRule } from "@bupum/shared/accounts/companies/approval-rules";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { categoriesReply, categoryIdOf } from "../../test/categories.ts";
import { actForCompany, centresReply } from "../../test/cost-centres.ts";
import { drawn, lineOf } from "../../test/order-form.tsx";
import { tidy } from "../../test/world.tsx";
import { endActing } from "../acting.ts";

beforeEach(() => {
  browserObjects();
  actForCompany();
});
afterEach(() => {
  tidy();
  endActing();
});

const [power, breakers, sensors] = [categoryIdOf("A"), categoryIdOf("B"), categoryIdOf("C")];
const steps: ApprovalRule["steps"] = [["usr_01KB0000000000000000000000"]];
const ruleOf = (...ids: (typeof power)[]): ApprovalRule => ({
  categories: { ids, withLinesInWords: false },
  isNewSeller: false,
  steps,
});

/** Orders of a breaker and of a sensor to two sellers. */
async function form(...rules: ApprovalRule[]) {
  const found = await drawn(() => ({ status: 201, body: { poNumber: "PO-261123-BBBBB" } }), {
    "/product-estimates/estimate": (_body, search) => ({
      status: 200,
      body: {
        items: [[lineOf("A"), [breakers, power]] as const, [lineOf("B"), [sensors]] as const].map(
          ([line, categoryTagIds]) => ({
            ...line,
            ...(search.includes("withCategories=true") && {
              categories: { categoryTagIds, isInWords: false },
            }),
          }),
        ),
      },
    }),
    "/cost-centres": () => centresReply(),
    "/category-tags": categoriesReply,
    "/approval-rules": () => ({ status: 200, body: { rules, version: 1 } }),
    "/members": () => ({ status: 200, body: { items: [] } }),
    "/companies": () => ({ status: 200, body: { items: [] } }),
  });
  await screen.findByText("회사 결재 규정");
  return found;
}

describe("an order of a company with rules by category (D41-7)", () => {
  test("says before which rules it fits, and that it needs an approval where each order does", async () => {
    await form(ruleOf(power), ruleOf(sensors), { ...ruleOf(power), fromWon: 1e9 });
    expect(await screen.findByRole("button", { name: "2곳 주문 결재 요청하기" })).toBeTruthy();
    const marks = screen.getAllByText("이 주문에 해당");
    expect(marks.map((mark) => mark.closest("li")!.querySelector("strong")!.textContent)).toEqual([
      "전력기기 품목이 있는 주문",
      "센서 품목이 있는 주문",
    ]);
  });

  test("is ordered where one of them fits none: the server decides about each", async () => {
    await form(ruleOf(power));
    expect(await screen.findByText("이 주문에 해당")).toBeTruthy();
    expect(screen.getByRole("button", { name: "2곳에 주문하기" })).toBeTruthy();
  });

  test("asks for no categories where no rule names one", async () => {
    const { sentTo } = await form({ isNewSeller: true, steps });
    const read = sentTo("/product-estimates/estimate").map(({ search }) => search);
    expect(read.some((search) => search.includes("withCategories"))).toBe(false);
    expect(sentTo("/category-tags")).toEqual([]);
  });
});
