import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { useMemberWays } from "./member-ways.ts";
import { Ways } from "./ways.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const ulid = "01KB0000000000000000000000";
const member = {
  id: `usr_${ulid}` as const,
  name: "김부품",
  companyName: "가나상사",
  sellerApproval: "APPROVED",
  writerApproval: "NONE",
} as const;

const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href")!;

function Page() {
  const waysOf = useMemberWays();
  return <Ways to={waysOf(member)} />;
}

test("a member who sells has ways to orders, requests, listings and the seller's page, and no read for them", async () => {
  const sent = network({});
  await show("/users", Page, "/users");
  const company = encodeURIComponent("가나상사");
  expect(hrefOf("구매한 주문")).toContain("searchType=BUYER_NAME");
  expect(hrefOf("구매한 주문")).toContain(company);
  expect(hrefOf("견적 요청")).toMatch(/^\/requests\?/);
  expect(hrefOf("판매 상품")).toContain(`sel_${ulid}`);
  expect(hrefOf("판매자 심사")).toBe(`/sellers/sel_${ulid}`);
  expect(hrefOf("신고한 내역")).toContain(`reporterId=usr_${ulid}`);
  expect(hrefOf("받은 신고")).toContain(`sellerId=sel_${ulid}`);
  expect(screen.queryByRole("link", { name: "작성자 심사" })).toBeNull();
  expect(sent).toEqual([]);
});
