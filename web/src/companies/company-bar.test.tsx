import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen } from "@testing-library/react";
import { useQuery } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { actingCompany, endActing, startActing } from "../acting.ts";
import { api } from "../api.ts";
import { CompanyBar } from "./company-bar.tsx";

beforeEach(() => {
  browserObjects();
  localStorage.setItem("token", "mine");
});
afterEach(() => {
  tidy();
  endActing();
  localStorage.clear();
  history.replaceState(null, "", "/");
});

const company = { id: "cmp_1", name: "한빛정밀", roles: ["BUYER"], memberCount: 2 };
const answers = (items: object[]) => ({
  "/users/me": () => ({ status: 200, body: { id: "usr_1", name: "구본아", role: "USER" } }),
  "/companies": () => ({ status: 200, body: { items } }),
});
const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("an address may name the company, and then no longer does (D40-12, D40-13)", () => {
  history.replaceState(null, "", "/mypage/orders?page=2&company=cmp_1#a");
  startActing();
  expect(actingCompany()).toBe("cmp_1");
  expect(location.href).toMatch(/\/mypage\/orders\?page=2#a$/);
  startActing();
  expect(actingCompany()).toBe("cmp_1");
  history.replaceState(null, "", "/mypage/home?company=");
  startActing();
  expect(actingCompany()).toBeUndefined();
});

test("the bar says for which company one buys, and leads back in one press (D40-12)", async () => {
  localStorage.setItem("company", "cmp_1");
  startActing();
  network(answers([company]));
  await show(<CompanyBar />);
  const shown = await screen.findByTitle("한빛정밀 이름으로 구매 중");
  expect(shown.textContent).toBe("한빛정밀 이름으로 구매 중");
  expect(hrefOf("내 계정으로")).toBe("/mypage/home?company=");
});

test.each([
  ["cmp_1", "한빛정밀 이름으로 구매 중"],
  ["cmp_2", "회사 이름으로 구매 중"],
])(
  "the bar has a name before the companies are read, with %s as the last one (D40-12)",
  async (id, said) => {
    localStorage.setItem("company", "cmp_1");
    localStorage.setItem("lastCompany", JSON.stringify({ id, name: "한빛정밀" }));
    startActing();
    network({ ...answers([]), "/companies": () => new Promise<never>(() => undefined) });
    await show(<CompanyBar />);
    const bar = await screen.findByRole("complementary");
    expect(bar.querySelector("strong")?.textContent).toBe(said);
  },
);

test("the bar counts what waits for the reader's own approval (D41-8)", async () => {
  localStorage.setItem("company", "cmp_1");
  startActing();
  const counted = { "/order-approvals/count": () => ({ status: 200, body: { mine: 3 } }) };
  network({ ...answers([company]), ...counted });
  await show(<CompanyBar />);
  await screen.findByRole("img", { name: "내 결재 차례 3건" });
  expect(hrefOf("결재함 내 결재 차례 3건")).toBe("/mypage/approvals");
});

test("who is no member any more reads so, and the company is forgotten (D40-12)", async () => {
  localStorage.setItem("company", "cmp_1");
  localStorage.setItem("lastCompany", JSON.stringify({ id: "cmp_1", name: "한빛정밀" }));
  startActing();
  network(answers([]));
  await show(<CompanyBar />);
  expect(await screen.findByText("이 회사의 구성원이 아닙니다.")).toBeTruthy();
  expect(localStorage.getItem("lastCompany")).toBeNull();
});

test("the company of the last time is one press away (D40-12)", async () => {
  localStorage.setItem("lastCompany", JSON.stringify({ id: "cmp_1", name: "한빛정밀" }));
  network(answers([company]));
  await show(<CompanyBar />);
  await screen.findByRole("link", { name: "한빛정밀 이름으로 구매" });
  expect(hrefOf("한빛정밀 이름으로 구매")).toBe("/mypage/home?company=cmp_1");
});

function Claims() {
  const { data, refetch } = useQuery({
    queryKey: ["claims"],
    queryFn: () => api.claims.list({ query: {} }),
  });
  return (
    <button type="button" onClick={() => void refetch()}>
      {data ? `클레임 ${data.items.length}건` : "없음"}
    </button>
  );
}

test("who is refused as no member reads nothing more of what was loaded (D40-12)", async () => {
  localStorage.setItem("company", "cmp_1");
  startActing();
  let isMember = true;
  network({
    ...answers([company]),
    "/claims": () =>
      isMember
        ? { status: 200, body: { items: [{ id: "clm_1" }], page: 1, itemsPerPage: 30 } }
        : { status: 403, body: { code: "NOT_A_MEMBER" } },
  });
  await show(
    <>
      <CompanyBar />
      <Claims />
    </>,
  );
  await screen.findByTitle("한빛정밀 이름으로 구매 중");
  fireEvent.click(await screen.findByText("클레임 1건"));
  isMember = false;
  fireEvent.click(screen.getByText("클레임 1건"));
  expect(await screen.findByText("없음")).toBeTruthy();
});

test("the next person on the browser is shown no company of the last one (D40-12)", () => {
  localStorage.setItem("company", "cmp_1");
  localStorage.setItem("lastCompany", JSON.stringify({ id: "cmp_1", name: "한빛정밀" }));
  startActing();
  endActing();
  expect(actingCompany()).toBeUndefined();
  expect([localStorage.getItem("company"), localStorage.getItem("lastCompany")]).toEqual([
    null,
    null,
  ]);
});
